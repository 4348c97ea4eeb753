import type { ChatCase } from "./travel-questions.ts";

const german: readonly ChatCase[] = [
  ["Mein Flug hat Verspätung, was passiert jetzt?", "Wir verfolgen den Flug", "We follow"],
  ["Was ist, wenn mein Flieger später landet?", "60 Minuten", "We follow"],
  ["Der Fahrer ist nicht da!", "+27 21 555 0123", "Please call"],
  ["Wo ist mein Fahrer?", "Ankunftshalle", "Please call"],
  ["Wie viel Gepäck dürfen wir mitnehmen?", "3 Gepäckstücke", "A sedan"],
  ["Ist es nachts sicher?", "PIN", "background"],
  ["Können Sie einen Rollstuhl mitnehmen?", "Rampe", "wheelchair"],
  ["Wie viel Trinkgeld gibt man?", "freiwillig", "A tip"],
  ["Kann ich mit Kreditkarte bezahlen?", "Kreditkarte", "credit"],
  ["Wo finde ich meine Buchung?", "Zugangscode", "access code"],
  ["Ich möchte stornieren", "bis 12 Stunden vor der Abholung kostenlos", "Cancelling"],
  ["Stellenbosch am Sonntag für 14 Personen", "passengers=14&date=2026-11-22", "people"],
  ["Was kostet ein Transfer vom Flughafen nach Camps Bay für 3 Personen?", "für 3 Personen", "costs"],
  ["Haben Sie Kindersitze?", "unter 12 Jahren kostenlos", "Child seats"],
];

const french: readonly ChatCase[] = [
  ["Mon vol est en retard, que se passe-t-il ?", "Nous suivons le vol", "We follow"],
  ["Le chauffeur n'est pas là", "+27 21 555 0123", "Please call"],
  ["Où est mon chauffeur ?", "hall des arrivées", "Please call"],
  ["Combien de valises pouvons-nous prendre ?", "3 bagages", "A sedan"],
  ["Est-ce que c'est sûr la nuit ?", "code PIN", "background"],
  ["Ma mère est en fauteuil roulant, est-ce possible ?", "rampe", "wheelchair"],
  ["Faut-il laisser un pourboire ?", "libre", "A tip"],
  ["Peut-on payer par carte ?", "carte bancaire", "credit"],
  ["Où est ma réservation ?", "code d’accès", "access code"],
  ["Je voudrais annuler ma réservation", "gratuite jusqu’à 12 heures", "Cancelling"],
  ["Stellenbosch dimanche pour 14 personnes", "passengers=14&date=2026-11-22", "people"],
  ["Combien coûte un transfert de l'aéroport à Stellenbosch pour 4 personnes ?", "pour 4 personnes", "costs"],
];

const dutch: readonly ChatCase[] = [
  ["Mijn vlucht heeft vertraging, wat nu?", "Wij volgen de vlucht", "We follow"],
  ["De chauffeur is er niet", "+27 21 555 0123", "Please call"],
  ["Hoeveel koffers mogen we meenemen?", "3 stuks bagage", "A sedan"],
  ["Is het 's nachts veilig?", "pincode", "background"],
  ["Kan mijn rolstoel mee?", "Special requirements", "wheelchair"],
  ["Moet ik een fooi geven?", "vrijwillig", "A tip"],
  ["Kan ik contant betalen?", "Zuid-Afrikaanse rand", "You can pay"],
  ["Waar vind ik mijn boeking?", "toegangscode", "access code"],
  ["Ik wil graag annuleren", "gratis tot 12 uur", "Cancelling"],
  ["Stellenbosch op zondag voor 14 personen", "passengers=14&date=2026-11-22", "people"],
];

const afrikaans: readonly ChatCase[] = [
  ["My vlug is vertraag, wat gebeur nou?", "Ons volg die vlug", "We follow"],
  ["Die bestuurder is nie hier nie", "+27 21 555 0123", "Please call"],
  ["Hoeveel tasse kan ons saambring?", "3 tasse", "A sedan"],
  ["Is dit veilig in die nag?", "PIN", "background"],
  ["Kan julle ’n rolstoel vervoer?", "Special requirements", "wheelchair"],
  ["Moet ek ’n fooitjie gee?", "vrywillig", "A tip"],
  ["Kan ek met ’n kaart betaal?", "kredietkaart", "credit"],
  ["Waar is my bespreking?", "toegangskode", "access code"],
  ["Ek wil my bespreking kanselleer", "gratis tot 12 uur", "Cancelling"],
  ["Stellenbosch Sondag vir 14 mense", "passengers=14&date=2026-11-22", "people"],
];

export const languageQuestions: readonly ChatCase[] = [...german, ...french, ...dutch, ...afrikaans];
