### /pomoc i /o-programie na Discordzie.

help = Pomoc
help-intro = Wystarczy powiedzieć, co się stało; padnie kilka pytań, od których zależy orzeczenie. Do czasu publikacji nikt inny niczego nie widzi. Po podaniu opcji w poleceniu całą sprawę można opisać w jednym wierszu.
help-situations = Co się stało
help-example = { $situation }: { $line }
help-words = karta upadła na stół
help-after = Po orzeczeniu
help-after-choices = Wybór gracza zaznacza się przyciskiem i orzeczenie idzie dalej. „Rozgrywka zakończona” pokazuje, ile lew się przekazuje.
help-after-publish = „Opublikuj” pokazuje podgląd i wysyła orzeczenie na kanał; każdy może je tam przeczytać po angielsku, polsku lub norwesku. Wycofać je mogą osoba publikująca i moderatorzy.
help-after-fork = „Zmień jedną odpowiedź” pokazuje, co zmieniłby jeden inny fakt.
help-after-case = Identyfikator pod orzeczeniem otwiera sprawę każdemu, poleceniem /sprawa.
help-after-settings = Polecenie /ustawienia pozwala wybrać raz na zawsze język, wydanie przepisów i federację: dla siebie, a z uprawnieniem „Zarządzanie serwerem” także dla kanału lub serwera.
help-after-playing = Sędzia, który jest graczem, podaje tylko karty widoczne dla wszystkich.

about = O programie
about-title = Director, Please
about-version = Wersja { $version }. Asystent sędziego brydża porównawczego po angielsku, polsku i norwesku. Wolne oprogramowanie, licencja MIT.
about-sources = Źródła
about-sources-text = Międzynarodowe prawo brydżowe w wydaniach z lat 1997, 2007 i 2017, z wykładniami komisji prawa tam, gdzie tekst zostawia pytanie. Kwestie sporne są pokazane jako sporne, ze źródłami.
about-books = Przepisy należą do ich wydawców. Pokazywane jest streszczenie własnymi słowami, chyba że osoba prowadząca tego asystenta wczytała tekst przepisów; przy każdym cytacie jest podane, co to jest.
about-coverage = Zakres
about-coverage-text = Liczby oznaczają liczbę przepisów.
about-privacy = Prywatność
about-privacy-text = Wiadomości nie są czytane i żadne nazwy nie są przechowywane: sprawa jest zapisana w przyciskach pod nią i w jej identyfikatorze. Przechowuje się tylko: własny wybór z polecenia /ustawienia, pod identyfikatorem na Discordzie, do usunięcia tamże; to, co osoby zarządzające serwerem wybrały dla niego i jego kanałów, pod ich identyfikatorami; oraz – tylko tam, gdzie włączono dziennik orzeczeń – sprawę, czas i kanał każdego orzeczenia. Osoba zarządzająca serwerem usuwa to wszystko poleceniem /dziennik; w przeciwnym razie dane serwera są usuwane kilka dni po usunięciu asystenta, o ile Discord o tym powiadomi.
about-disclaimer = To tylko pomoc; decyzję podejmuje sędzia.

# The entry in the menu of a message: at most 32 characters.
message-rule-on-this = Rozstrzygnij to
