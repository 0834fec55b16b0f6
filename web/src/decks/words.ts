// What the deck builder says beside the server's own sentences.
import { dictionary, sayer } from '../words'

export const words = dictionary({
  en: {
    title: 'Deck builder', lead: 'Build your own deck for the tournament version of the card game.', parts: 'Parts of the deck builder',
    tab_cards: 'Cards', tab_deck: 'Deck', tab_report: 'Report', tab_trial: 'Try out',
    loading: 'Loading the cards …', retry: 'Try again',

    search: 'Find a card', search_hint: 'Name or text of a card', filters: 'Filters', reset: 'All cards', shown: '{n} of {all} {all:card/cards}', none: 'No card matches.',
    set: 'Set', kind: 'Kind', place: 'Place', play_class: 'Class', price: 'Cost', condition: 'Condition',
    any_set: 'All sets', any_kind: 'All kinds', any_place: 'All places', any_class: 'All classes', any_price: 'Any cost', any_condition: 'With or without',
    with_condition: 'With a condition', without_condition: 'Without a condition', costs: 'Costs {n}', costs_more: 'Costs {n} or more', free: 'Costs nothing',
    add: 'Add {card}', remove: 'Take out {card}',
    full: 'Your sets have no more of it: {n}.', full_event: 'This event cannot be chosen more often.', not_choosable: 'This event is always in the game; nobody chooses it.', brings_set: 'Adds the set {set} to your deck.',
    read: 'Read {card}', close: 'Close', in_almanac: 'In the almanac', assumed: 'No source gives this figure; it is our best guess: {what}.', needs_one: 'Needs one of these cards in your principality: {cards}.', unique: 'Only one of the two players may have it.', found_in: 'In the box: {where}', box_of: '{n}× {set}',

    deck_name: 'Name of the deck', nameless: 'Untitled deck', copy_of: '{name}, copy', saved: 'Saved in this browser', not_saved: 'Not saved yet', not_kept: 'This browser stores nothing: export the deck as text.',
    save: 'Save', undo: 'Undo', open: 'Open', open_what: 'Open a deck', own_decks: 'Your decks', no_own: 'None yet. Whatever you change is saved here.', ready_decks: 'Ready-made decks', empty_deck: 'New, empty deck', duplicate: 'Duplicate', delete: 'Delete', really: 'Delete {name} for good?', yes_delete: 'Yes, delete it', no_keep: 'Keep it', deleted: '{name} is deleted.', opened: '{name} is open.',
    text: 'Text', text_title: 'The deck as text', text_lead: 'Copy it, save it as a file, or paste another one: card names in English or German.', copy: 'Copy', copied: 'Copied.', not_copied: 'Select the text and copy it by hand.', download: 'As a file', choose_file: 'From a file', take_new: 'Use as a new deck', mistakes: 'This text cannot be read yet',
    play: 'Play with this deck', play_hint: 'Opens a new tournament table; there you choose this deck.',

    start_with: 'Start from a ready-made deck', start_with_text: 'Take one and change what you like, or start with an empty deck and add cards.', take: 'Take',
    sets_used: 'Sets in this deck', base_always: 'The base set is always there',
    start: 'Starting hand', start_text: 'Mark cards of the deck with the star: you start with them.', starts: 'Start with {card}', starts_n: 'Start with {card}: {n} chosen', cards: 'Cards', events: 'Events', events_text: 'Chosen from the event cards; everybody adds Civil War and Plague.', find_events: 'Show events',
    of: '{n} of {most}', nothing_yet: 'Nothing yet', complete: 'Fill up', complete_hint: 'Adds what is missing with cards that suit the deck. You can undo it.',

    checking: 'Checking …', legal: 'This deck is legal', illegal: '{n} {n:thing/things} to fix', see_report: 'See the report', article: 'Rule {article}',
    advice: 'Suggestions', no_advice: 'Nothing we would change.', apply: 'Apply', applied: 'Done: {text}',
    idle: 'Cards you could never play', useless: 'Cards that do nothing here', add_missing: 'Add {card}',
    curve: 'Cost of the cards you lay out', curve_alt: '{list}', curve_one: 'cost {price}: {n}', average: '{n} on average',
    mix: 'Mix', by_kind: 'By kind', by_place: 'By place', by_class: 'Action cards', by_unit: 'Units', points: 'Everything it can bring', victory: 'Victory', commerce: 'Commerce', strength: 'Strength', tournament: 'Tournament', magic: 'Magic', magic_demand: '{n} magic power to build and cast everything once', city_cards: '{n} city {n:card/cards}; three cities have {sites} sites', demand: 'What it all costs',

    trial: 'Try the deck out', trial_text: 'The same bot plays both decks, with changing seats. Luck evens out over many games.', against: 'Against', games: 'Games', go: 'Play {n} games', stop: 'Stop', playing: '{n} of {all} games played', stopped: 'Stopped after {n} of {all} games', only_legal: 'Only a deck that may be played can be tried out.', older: 'This is about the deck as it was before you changed it.',
    won: '{n} % won', won_n: '{wins} of {games}', trust: 'How far to trust this', interval: 'After {n} {n:game/games}, the true share lies between {low} and {high} % (95 % sure).', trust_bot: 'The bot “{bot}” plays both decks. In the hands of a good player, a deck may do better or worse.', trust_never: 'The bot never got to use: {cards}. The result says nothing about these cards.', trust_seldom: 'Used in fewer than one game in ten: {cards}. The result says little about these cards.', verdict_better: 'Your deck is the stronger one.', verdict_worse: 'The other deck is the stronger one.', verdict_open: 'Too close to call; more games would tell.',
    turns: '{n} turns on average', score: '{points} : {opposing} points on average', where: 'Where it wins', first: 'When it begins', second: 'When the other begins', short: 'Short games, up to {n} turns', long: 'Longer games',
    margins: 'Points ahead at the end', margins_alt: '{won} games won, {lost} lost; by points ahead: {list}', margin_one: '{margin}: {n}',
    cards_out: 'Which cards came out', cards_out_text: 'In how many of the won and of the lost games. Much of it is luck, and late cards come out in long games.', helped: 'More often when it won', hindered: 'More often when it lost', in_won: 'won', in_lost: 'lost', card: 'Card', as_table: 'All cards as a table', percent: '{n} %',

    bring: 'Bring a deck', bring_text: 'Your deck stays secret. Choose one of yours or a ready-made one, or put it together card by card.', bring_it: 'Play with this deck', bring_other: 'Another deck', bringing: 'Laying out {name}: {n} to go', brought: '{name} is on the table.', bring_rest: 'The rest of the deck does not fit what you chose before: choose it by hand.', bring_strange: 'This table does not play with {cards}.', bring_illegal: 'This deck is not legal: {text}', build_one: 'Build a deck', by_hand: 'Card by card', by_hand_deck: '{n} more {n:card/cards} for your deck', by_hand_events: '{n} more {n:event/events}', by_hand_starters: '{n} more {n:card/cards} for your starting hand',
  },
  de: {
    title: 'Deckbau', lead: 'Ein eigenes Deck für das Turnierspiel des Kartenspiels.', parts: 'Teile des Deckbaus',
    tab_cards: 'Karten', tab_deck: 'Deck', tab_report: 'Prüfung', tab_trial: 'Probe',
    loading: 'Karten werden geholt …', retry: 'Noch einmal',

    search: 'Karte suchen', search_hint: 'Name oder Text einer Karte', filters: 'Filter', reset: 'Alle Karten', shown: '{n} von {all} {all:Karte/Karten}', none: 'So eine Karte gibt es nicht.',
    set: 'Set', kind: 'Art', place: 'Ort', play_class: 'Klasse', price: 'Kosten', condition: 'Bedingung',
    any_set: 'Alle Sets', any_kind: 'Alle Arten', any_place: 'Alle Orte', any_class: 'Alle Klassen', any_price: 'Alle Kosten', any_condition: 'Mit und ohne',
    with_condition: 'Mit Bedingung', without_condition: 'Ohne Bedingung', costs: 'Kostet {n}', costs_more: 'Kostet {n} oder mehr', free: 'Kostet nichts',
    add: '{card} dazunehmen', remove: '{card} herausnehmen',
    full: 'Mehr davon haben deine Sets nicht: {n}.', full_event: 'Öfter lässt sich dieses Ereignis nicht wählen.', not_choosable: 'Dieses Ereignis ist immer im Spiel; niemand wählt es.', brings_set: 'Nimmt das Set {set} in dein Deck auf.',
    read: '{card} lesen', close: 'Schließen', in_almanac: 'Im Almanach', assumed: 'Diese Angabe steht in keiner Quelle, wir nehmen sie an: {what}.', needs_one: 'Braucht eine dieser Karten in deinem Fürstentum: {cards}.', unique: 'Nur einer von beiden Spielern darf sie haben.', found_in: 'In der Schachtel: {where}', box_of: '{n}× {set}',

    deck_name: 'Name des Decks', nameless: 'Deck ohne Namen', copy_of: '{name}, Kopie', saved: 'In diesem Browser gespeichert', not_saved: 'Noch nicht gespeichert', not_kept: 'Dieser Browser merkt sich nichts: Gib das Deck als Text aus.',
    save: 'Speichern', undo: 'Rückgängig', open: 'Öffnen', open_what: 'Ein Deck öffnen', own_decks: 'Deine Decks', no_own: 'Noch keine. Was du änderst, wird hier aufbewahrt.', ready_decks: 'Fertige Decks', empty_deck: 'Neues, leeres Deck', duplicate: 'Duplizieren', delete: 'Löschen', really: '{name} endgültig löschen?', yes_delete: 'Ja, löschen', no_keep: 'Behalten', deleted: '{name} ist gelöscht.', opened: '{name} ist geöffnet.',
    text: 'Text', text_title: 'Das Deck als Text', text_lead: 'Kopiere ihn, bewahre ihn als Datei auf, oder setze einen anderen ein: mit deutschen oder englischen Kartennamen.', copy: 'Kopieren', copied: 'Kopiert.', not_copied: 'Markiere den Text und kopiere ihn von Hand.', download: 'Als Datei', choose_file: 'Aus Datei', take_new: 'Als neues Deck nehmen', mistakes: 'Dieser Text lässt sich noch nicht lesen',
    play: 'Damit spielen', play_hint: 'Öffnet einen neuen Turniertisch; dort wählst du dieses Deck.',

    start_with: 'Mit einem fertigen Deck anfangen', start_with_text: 'Nimm eines und ändere, was du willst, oder fang leer an und nimm Karten dazu.', take: 'Nehmen',
    sets_used: 'Sets in diesem Deck', base_always: 'Das Grundspiel ist immer dabei',
    start: 'Erste Handkarten', start_text: 'Markiere Karten des Decks mit dem Stern: Mit ihnen beginnst du.', starts: 'Mit {card} beginnen', starts_n: 'Mit {card} beginnen: {n} gewählt', cards: 'Karten', events: 'Ereignisse', events_text: 'Gewählt aus den Ereigniskarten; Bürgerkrieg und Pest bringt jeder mit.', find_events: 'Ereignisse zeigen',
    of: '{n} von {most}', nothing_yet: 'Noch nichts', complete: 'Auffüllen', complete_hint: 'Ergänzt, was fehlt, mit Karten, die zum Deck passen. Du kannst es rückgängig machen.',

    checking: 'Wird geprüft …', legal: 'Dieses Deck darf gespielt werden', illegal: '{n} {n:Punkt stimmt/Punkte stimmen} noch nicht', see_report: 'Zur Prüfung', article: 'Regel {article}',
    advice: 'Vorschläge', no_advice: 'Wir würden nichts ändern.', apply: 'Übernehmen', applied: 'Erledigt: {text}',
    idle: 'Karten, die vergeblich warten', useless: 'Karten ohne Nutzen in diesem Deck', add_missing: '{card} dazunehmen',
    curve: 'Kosten der Karten, die du auslegst', curve_alt: '{list}', curve_one: 'Kosten {price}: {n}', average: 'im Schnitt {n}',
    mix: 'Mischung', by_kind: 'Nach Art', by_place: 'Nach Ort', by_class: 'Aktionskarten', by_unit: 'Einheiten', points: 'Was alles bringen kann', victory: 'Siegpunkte', commerce: 'Handel', strength: 'Stärke', tournament: 'Turnier', magic: 'Magie', magic_demand: '{n} Zauberkraft, um alles zu bauen und einmal zu zaubern', city_cards: '{n} {n:Stadtkarte/Stadtkarten}; drei Städte haben {sites} Bauplätze', demand: 'Was alles kostet',

    trial: 'Das Deck erproben', trial_text: 'Derselbe Bot spielt beide Decks, mit wechselnden Plätzen. Über viele Partien gleicht sich das Glück aus.', against: 'Gegen', games: 'Partien', go: '{n} Partien spielen', stop: 'Aufhören', playing: '{n} von {all} Partien gespielt', stopped: 'Nach {n} von {all} Partien aufgehört', only_legal: 'Erproben lässt sich nur ein Deck, das gespielt werden darf.', older: 'Das gilt für das Deck, wie es vor deiner Änderung war.',
    won: '{n} % gewonnen', won_n: '{wins} von {games}', trust: 'Wie weit man dem trauen kann', interval: 'Nach {n} {n:Partie/Partien} liegt der wahre Anteil zwischen {low} und {high} % (zu 95 % sicher).', trust_bot: 'Beide Decks spielt der Bot „{bot}“. Bei einem guten Spieler kann ein Deck besser oder schlechter abschneiden.', trust_never: 'Nie eingesetzt hat der Bot: {cards}. Über diese Karten sagt das Ergebnis nichts.', trust_seldom: 'In weniger als jeder zehnten Partie eingesetzt: {cards}. Über diese Karten sagt das Ergebnis wenig.', verdict_better: 'Dein Deck ist das stärkere.', verdict_worse: 'Das andere Deck ist das stärkere.', verdict_open: 'Zu knapp für ein Urteil; mehr Partien sagen mehr.',
    turns: 'im Schnitt {n} Züge', score: 'im Schnitt {points} : {opposing} Punkte', where: 'Wo es gewinnt', first: 'Wenn es beginnt', second: 'Wenn das andere beginnt', short: 'Kurze Partien, bis {n} Züge', long: 'Längere Partien',
    margins: 'Vorsprung am Ende', margins_alt: '{won} Partien gewonnen, {lost} verloren; nach Vorsprung in Punkten: {list}', margin_one: '{margin}: {n}',
    cards_out: 'Welche Karten zum Einsatz kamen', cards_out_text: 'In wie vielen der gewonnenen und der verlorenen Partien. Vieles davon ist Glück, und späte Karten kommen in langen Partien.', helped: 'Öfter, wenn es gewann', hindered: 'Öfter, wenn es verlor', in_won: 'gewonnen', in_lost: 'verloren', card: 'Karte', as_table: 'Alle Karten als Tabelle', percent: '{n} %',

    bring: 'Ein Deck mitbringen', bring_text: 'Dein Deck bleibt geheim. Wähle eines von deinen oder ein fertiges, oder stelle es Karte für Karte zusammen.', bring_it: 'Mit diesem Deck spielen', bring_other: 'Ein anderes Deck', bringing: '{name} wird ausgelegt, noch {n}', brought: '{name} liegt auf dem Tisch.', bring_rest: 'Der Rest des Decks passt nicht zu dem, was du vorher gewählt hast: Wähle ihn von Hand.', bring_strange: 'An diesem Tisch gibt es diese Karten nicht: {cards}.', bring_illegal: 'Dieses Deck darf nicht gespielt werden: {text}', build_one: 'Ein Deck bauen', by_hand: 'Karte für Karte', by_hand_deck: 'noch {n} {n:Karte/Karten} für dein Deck', by_hand_events: 'noch {n} {n:Ereignis/Ereignisse}', by_hand_starters: 'noch {n} {n:Karte/Karten} für die erste Hand',
  },
})
export type Word = keyof (typeof words)['en'] & string
export const t = sayer<Word>(words)
