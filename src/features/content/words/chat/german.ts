import { type Answers, listedWays, sentences } from "./answers.ts";
import { germanCare } from "./german-care.ts";
import { germanService } from "./german-service.ts";
import { germanTrips } from "./german-trips.ts";
import { grace } from "./grace.ts";

/** What travellers call the classes that every company starts with. */
const vehicles: Readonly<Record<string, string>> = {
  sedan: "eine Limousine",
  shuttle: "einen Kleinbus",
  luxury_coach: "einen Luxusbus",
  large_coach: "einen großen Reisebus",
};

const contact: Answers["contact"] = ({ phone, whatsapp, email }) =>
  `Rufen Sie ${phone} an, schreiben Sie uns auf ${whatsapp} oder an ${email}, zu jeder Stunde.`;

const ways: Answers["ways"] = {
  online: "per Kreditkarte",
  transfer: "per Banküberweisung",
  cash: "in bar",
  account: "über ein Firmenkonto",
};

const payment: Answers["contact"] = (f) =>
  `Sie können ${listedWays({ ways, and: "oder" }, f.ways)} bezahlen. Alle Preise sind in südafrikanischen Rand.${f.ways.includes("cash") ? ` Bargeld bekommt der Fahrer, für Buchungen bis ${f.cashAtMost}.` : ""} Die Buchung zeigt, welche Wege für Ihre offen sind.`;

const situations: Answers["situations"] = {
  emergency: (f) =>
    `Ist jemand verletzt oder in Gefahr, rufen Sie sofort vom Handy ${f.emergencyNumber} an, oder die Polizei unter ${f.policeNumber}. Rufen Sie danach uns an: ${f.phone}. Unser Team ist immer erreichbar und sieht, wo Ihr Fahrzeug ist.`,
  "lost-item": (f) =>
    `Öffnen Sie Ihre Buchung mit Buchungsnummer und Zugangscode und wählen Sie „Report lost item“. Ihr Fahrer wird gebeten, danach zu suchen, und wir schreiben Ihnen per E-Mail. ${contact(f)}`,
  "flight-cancelled": (f) =>
    `Sagen Sie uns Bescheid, sobald Sie es von der Fluggesellschaft wissen. Wir verlegen die Abholung auf Ihren neuen Flug, oder Sie stornieren sie in Ihrer Buchung. Stornieren ist bis ${f.freeHours} Stunden vor der Abholung kostenlos. ${contact(f)}`,
  "flight-delay": (f) =>
    f.followsFlights
      ? `Sie müssen nichts tun, wenn Ihre Flugnummer in der Buchung steht. Wir verfolgen den Flug und verlegen die Abholung auf die Zeit, zu der Sie wirklich landen. Die ersten ${f.waitAirport} Minuten Wartezeit am Flughafen sind kostenlos.\n\nSie fliegen jetzt mit einem anderen Flug? Ändern Sie die Flugnummer in Ihrer Buchung, oder rufen Sie ${f.phone} an.`
      : `Rufen Sie an oder schreiben Sie uns, sobald Sie es wissen. Wir verlegen die Abholung auf die Zeit, zu der Sie wirklich landen. Die ersten ${f.waitAirport} Minuten Wartezeit am Flughafen sind kostenlos. ${contact(f)}`,
  "passenger-late": (f) =>
    `Sagen Sie es Ihrem Fahrer mit „I’m late“ auf der Live-Seite Ihrer Fahrt. Sie öffnet ${f.liveBefore} Minuten vor der Abholung, über den Link in unserer E-Mail zu Ihrem Fahrer. Oder rufen Sie ${f.phone} an.\n\nWarten ist am Flughafen ${f.waitAirport} Minuten kostenlos, an Bahnhof oder Hafen ${f.waitStation}, sonst ${f.waitElsewhere}. Danach kosten je ${f.waitStep} Minuten ${f.waitPrice} in einer Limousine, in größeren Fahrzeugen mehr.`,
  "driver-missing": (f) =>
    `Bitte rufen Sie uns jetzt an: ${f.phone}, oder schreiben Sie auf ${f.whatsapp}. Wir sehen das Fahrzeug und erreichen Ihren Fahrer.\n\nDer Live-Link in unserer E-Mail zu Ihrem Fahrer zeigt, wo das Fahrzeug ist und wann es ankommt, mit dem Kennzeichen. Am Flughafen wartet der Fahrer in der Ankunftshalle mit Ihrem Namen auf einem Schild. Bleiben Sie bitte drinnen.`,
  "driver-identity": (f) =>
    `Unsere E-Mail ${f.driverHours} Stunden vor der Abholung nennt Fahrer, Fahrzeug und Kennzeichen und enthält eine PIN. Prüfen Sie das Kennzeichen und sagen Sie dem Fahrer die PIN, dann wissen beide, dass es stimmt. Am Flughafen steht Ihr Name auf dem Schild des Fahrers. Gehen Sie mit niemand anderem mit.`,
  "meeting-point": (f) =>
    `In der Ankunftshalle, hinter den Schiebetüren: Ihr Fahrer wartet dort mit Ihrem Namen auf einem Schild. Sie sehen ihn nicht? Bleiben Sie drinnen und rufen Sie ${f.phone} an. Sonst kommt der Fahrer an die Abholadresse Ihrer Buchung.`,
  "driver-details": (f) =>
    `Name des Fahrers, Fahrzeug und Kennzeichen bekommen Sie ${f.driverHours} Stunden vor der Abholung per E-Mail. Danach stehen sie auch in Ihrer Buchung. Ist der Fahrer unterwegs, zeigt die Live-Seite seine Telefonnummer.`,
  "share-trip": (f) =>
    `Ja. Wählen Sie auf der Live-Seite Ihrer Fahrt „Share with family“: Ihre Familie sieht, wo Sie sind und wann Sie ankommen, aber weder Kennzeichen noch Telefonnummer oder Adresse. Die Seite öffnet ${f.liveBefore} Minuten vor der Abholung.`,
  "track-trip": (f) =>
    `Sie können Ihre Fahrt auf einer Karte verfolgen, von ${f.liveBefore} Minuten vor der Abholung bis ${f.liveAfter} Minuten nach der Ankunft: über den Link in unserer E-Mail zu Ihrem Fahrer oder in Ihrer Buchung.`,
  "email-missing": (f) =>
    `Buchungsnummer und Zugangscode stehen in unserer Buchungs-E-Mail. Sehen Sie bitte auch im Spam-Ordner nach. Nichts gefunden? Öffnen Sie „Ihre Buchung öffnen“, wählen Sie „Lost your reference or code?“ und geben Sie die E-Mail-Adresse Ihrer Buchung ein: Wir schicken Ihnen beides noch einmal. ${contact(f)}`,
  "find-booking": () =>
    "Öffnen Sie Ihre Buchung mit der Buchungsnummer und dem Zugangscode aus unserer Buchungs-E-Mail. Dort sehen Sie den Status und können bezahlen, ändern oder stornieren. Oder schicken Sie mir beides hier in einer Nachricht, dann sehe ich nach.",
  weather: () =>
    "Macht schlechtes Wetter Ihre Fahrt oder Tour unmöglich, ist die Stornierung kostenlos, auch ganz kurzfristig.",
  "no-show": (f) =>
    `Ihr Fahrer wartet und versucht, Sie zu erreichen: ${f.waitAirport} Minuten sind am Flughafen kostenlos, ${f.waitStation} an Bahnhof oder Hafen, sonst ${f.waitElsewhere}. Wer nicht erscheint, zahlt ${f.noShowPercent} des Preises. Sie kommen später? Rufen Sie vorher ${f.phone} an.`,
  refund: (f) =>
    `Bis ${f.freeHours} Stunden vor der Abholung erstatten wir alles, was Sie bezahlt haben. Danach behalten wir ${f.latePercent} des Preises, bei Nichterscheinen ${f.noShowPercent}.${grace.de(f)} Wir erstatten auf dem Weg, auf dem Sie bezahlt haben, meist am selben Tag, spätestens innerhalb von ${f.refundDays} Werktagen. Ihre Bank zeigt es nach ${f.bankDays} Werktagen. Den Stand sehen Sie in Ihrer Buchung.`,
  waiver: (f) =>
    `Das tut uns leid. Ist jemand aus Ihrer Gruppe gestorben oder im Krankenhaus, ist das Stornieren kostenlos, auch kurzfristig. Öffnen Sie Ihre Buchung mit Buchungsnummer und Zugangscode, stornieren Sie mit diesem Grund und fügen Sie das Dokument bei. Bei jeder anderen Krankheit gilt die übliche Regel: kostenlos bis ${f.freeHours} Stunden vor der Abholung, danach ${f.latePercent} des Preises.${grace.de(f)} ${contact(f)}`,
  cancel: (f) =>
    `Stornieren ist bis ${f.freeHours} Stunden vor der Abholung kostenlos. Danach berechnen wir ${f.latePercent} des Preises, bei Nichterscheinen ${f.noShowPercent}.${grace.de(f)} Stornieren wegen des Wetters ist kostenlos.\n\nÖffnen Sie dazu Ihre Buchung mit Buchungsnummer und Zugangscode. Sie sehen die Gebühr, bevor Sie bestätigen.`,
  change: (f) =>
    `Öffnen Sie Ihre Buchung mit Buchungsnummer und Zugangscode. Dort ändern Sie Zeit, Datum, Flug, Adresse oder Personenzahl und sehen zuerst den neuen Preis. Kleine Änderungen gelten sofort, auf andere antwortet unser Team innerhalb von ${f.changeMinutes} Minuten. Weniger als ${f.freeHours} Stunden vor der Abholung muss unser Team einer neuen Zeit zustimmen. ${contact(f)}`,
  accessibility: (f) =>
    `Nennen Sie uns Rollstuhl oder Gehhilfe bei der Buchung unter „Special requirements“, dann schicken wir ein Fahrzeug mit genug Platz. Brauchen Sie eine Rampe oder einen Lift, oder bleiben Sie im Rollstuhl sitzen? Dann fragen Sie bitte zuerst unser Team. ${contact(f)}`,
  "child-seats": (f) =>
    `Kindersitze sind für Kinder unter ${f.childAge} Jahren kostenlos. Nennen Sie uns bei der Buchung das Alter, dann ist der richtige Sitz eingebaut, bevor der Fahrer losfährt.`,
  luggage: (f) =>
    `In eine Limousine passen ${f.sedanBags} Gepäckstücke und bis zu ${f.sedanSeats} Personen, in einen Kleinbus ${f.shuttleBags} Gepäckstücke und bis zu ${f.shuttleSeats} Personen. Ein Anhänger am Kleinbus nimmt ${f.trailerBags} weitere. Geben Sie Ihr Gepäck bei der Buchung an, dann gilt der Preis für ein Fahrzeug, in das es passt. Nennen Sie uns auch Surfbretter, Golfschläger, Fahrräder und Kinderwagen.`,
  tips: () =>
    "Trinkgeld ist freiwillig. Es wird nicht erwartet und nicht auf den Preis aufgeschlagen. Wenn Sie Ihrem Fahrer danken möchten, geben Sie es ihm persönlich in bar.",
  "night-price": (f) =>
    f.nightShare
      ? `Transfers mit Abholung zwischen ${f.nightFrom} und ${f.nightUntil} kosten ${f.nightShare} mehr. Touren und Mietwagen mit Fahrer kosten immer gleich viel. Die Buchung zeigt den Preis für Ihre Zeit, bevor Sie bestätigen.`
      : "Nein. Nachts gelten dieselben Preise.",
  "night-safety": (f) =>
    sentences(
      `Ihr Fahrer empfängt Sie mit Ihrem Namen, auch mitten in der Nacht.`,
      f.screensDrivers && "Jeder Fahrer hat die nötigen Lizenzen und ist überprüft.",
      `Name, Kennzeichen und eine PIN kennen Sie ${f.driverHours} Stunden vor der Abholung.`,
      f.seesVehicles && "Unsere Zentrale sieht jedes Fahrzeug.",
      `Ihre Familie kann die Fahrt über einen Link verfolgen. Unter ${f.phone} sind wir die ganze Nacht erreichbar.`,
    ),
  "night-hours": (f) =>
    `Ja. Wir fahren und sind zu jeder Stunde erreichbar: ${f.dayHours} Stunden am Tag, ${f.yearDays} Tage im Jahr.${f.nightShare ? ` Transfers zwischen ${f.nightFrom} und ${f.nightUntil} kosten ${f.nightShare} mehr.` : ""}`,
  safety: (f) =>
    sentences(
      f.licensedDrivers &&
        `${f.licensedDrivers} unserer Fahrer sind lizenziert: Niemand fährt für uns ohne gültigen Führerschein, Personenbeförderungsschein und einwandfreies Führungszeugnis.`,
      f.inspectsVehicles && "Die Fahrzeuge werden jeden Monat geprüft.",
      f.insuresPassengers && "Fahrgäste sind versichert.",
      f.seesVehicles && "Unsere Zentrale sieht jedes Fahrzeug.",
    ) || contact(f),
  invoice: () =>
    "Ihre Rechnung steht in Ihrer Buchung, sobald sie bezahlt ist oder auf Firmenkonto läuft. Öffnen Sie sie mit Buchungsnummer und Zugangscode. Dort können Sie Firmennamen und Steuernummer ergänzen.",
  waiting: (f) =>
    `Warten ist am Flughafen ${f.waitAirport} Minuten kostenlos, an Bahnhof oder Hafen ${f.waitStation} Minuten, sonst ${f.waitElsewhere} Minuten. Danach kosten je ${f.waitStep} Minuten ${f.waitPrice} in einer Limousine, in größeren Fahrzeugen mehr. Die Live-Seite zeigt den Preis, während er läuft.`,
  vouchers: (f) =>
    `Ja. Sie wählen den Betrag, und wir schicken den Gutschein als PDF per E-Mail, an den Beschenkten oder an Sie. Er gilt ${f.voucherYears} Jahre und bezahlt jede Fahrt und jede Tour auf dieser Website. Sie haben schon einen? Buchen Sie zuerst und geben Sie den Code auf der Zahlungsseite ein.`,
  "split-bill": () =>
    "Ja. Buchen Sie zuerst und wählen Sie dann auf der Zahlungsseite „Split the bill“. Sie nennen, wer zahlt, und alle bekommen einen Link, mit dem sie ihren Anteil per Karte oder Instant EFT bezahlen.",
  payment,
  pets: (f) =>
    `Bitte sagen Sie uns vor dem Buchen, wenn ein Hund oder ein anderes Tier mitfährt, auch ein Blinden- oder Assistenzhund. Unser Team sagt Ihnen, ob und wie das geht. ${contact(f)}`,
  complaint: (f) =>
    `Das tut uns leid. Bitte sagen Sie unserem Team mit Ihrer Buchungsnummer, was geschehen ist. ${contact(f)}${f.claimDays ? `\n\nUnsere Geld-zurück-Garantie gilt für Fahrten, die nicht waren, was Sie gebucht haben: innerhalb von ${f.claimDays} Tagen nach der Fahrt.` : ""}`,
  "short-notice": (f) =>
    `Bitte buchen Sie Transfers ${f.leadTransfer} Stunden im Voraus, Touren und Gruppen ${f.leadTour} bis ${f.leadGroup} Stunden. Ist es kurzfristiger, zeigt die Buchungsseite, ob wir sofort bestätigen können oder unser Team erst prüft. Sie können auch ${f.phone} anrufen.`,
  "how-to-book": () => "Sie können hier ohne Anmeldung buchen und sehen dabei den Preis.",
  vehicles: (f) =>
    `In eine Limousine passen bis zu ${f.sedanSeats} Personen, in einen Kleinbus bis zu ${f.shuttleSeats}, in einen Reisebus der Luxusklasse bis zu ${f.coachSeats}. Größere Gruppen fahren in einem großen Reisebus mit ${f.largeCoachSeats} Plätzen oder mehr. Ein Fahrer ist immer dabei. Die Buchung zeigt jedes Fahrzeug, das zu Ihnen passt, mit Gepäck und Preis.`,
  guarantee: (f) =>
    f.claimDays
      ? `Ja. War Ihre Fahrt durch unsere Schuld nicht, was Sie gebucht haben, sagen Sie es uns innerhalb von ${f.claimDays} Tagen danach: Wir erstatten sie.`
      : contact(f),
  languages: () =>
    "Unsere Fahrer sprechen Englisch. Für eine Tour können Sie in der Buchung Deutsch oder eine andere Sprache wählen: Wir suchen einen Fahrer, der sie spricht. Ist keiner frei, spricht Ihr Fahrer Englisch. Hier im Chat können Sie Deutsch schreiben.",
  comfort: (f) =>
    `Das weiß ich nicht von jedem Fahrzeug. Unsere privaten Kleinbusse und Reisebusse haben eine Klimaanlage. Was es sonst an Bord gibt, fragen Sie bitte vor der Buchung unser Team. ${contact(f)}`,
  partnership: (f) =>
    `Gern. Hotels, Reisebüros, Firmen und Fahrer arbeiten mit uns und können sich online bewerben. Wählen Sie, was zu Ihnen passt, und unser Team antwortet Ihnen. ${contact(f)}`,
  human: (f) => contact(f),
  ...germanService(contact, payment),
  ...germanCare(contact),
};

export const german: Answers = {
  locale: "de",
  situations,
  contact,
  unknown: "Das weiß ich leider nicht, aber unser Team.",
  englishPage: "Unsere Seite dazu sagt mehr, auf Englisch.",
  onlyTrips: "Ich helfe nur bei Fahrten und Touren von {company}: Preise, Buchungen, Zeiten und Regeln.",
  upset: "Es tut mir leid, dass Sie verärgert sind. Sagen Sie unserem Team, was passiert ist, und es hilft Ihnen.",
  greeting: "Hallo! Ich helfe gern. Fragen Sie mich nach Transfers, Touren, Preisen oder wie Sie buchen.",
  thanks: "Gern geschehen. Ich helfe gern weiter.",
  about:
    "Ich bin der automatische Assistent von {company}. Ich kenne unsere Preise und Regeln und kann eine Buchung für Sie ausfüllen.",
  book: "Sie können hier ohne Anmeldung buchen und sehen dabei den Preis.",
  bookOn: (day) => `Sie können hier ohne Anmeldung für ${day} buchen und sehen dabei den Preis.`,
  back: (when) => `zurück ${when}`,
  openBooking: "Zur Buchung",
  more: "Mehr über",
  links: {
    "/#faq": "Fragen und Antworten",
    "/about": "Mehr über Sicherheit",
    "/booking": "Zur Buchung",
    "/confirm-booking": "Ihre Buchung öffnen",
    "/contact": "Kontakt",
    "/free-quote": "Angebot anfragen",
    "/gift-vouchers": "Gutscheine",
    "/guarantee": "Geld-zurück-Garantie",
    "/legal/privacy": "Datenschutz",
    "/partners": "Für Partner",
    "/rideshare": "Geteilte Fahrten",
    "/services": "Unsere Fahrzeuge",
    "/services/airport-transfers": "Flughafentransfers",
    "/services/car-hire": "Auto mit Fahrer",
    "/services/corporate-events": "Veranstaltungen",
    "/services/staff-transport": "Mitarbeitertransport",
    "/tours": "Touren",
  },
  ways,
  and: "und",
  offers: {
    tour: (name, price) => `Die Tour ${name} ${price}, für Ihre private Gruppe.`,
    lasts: (span, unit) => `Sie dauert ${span} ${{ minutes: "Minuten", hours: "Stunden", days: "Tage" }[unit]}.`,
    upTo: "bis",
    transfer: (to, price) => `Ein privater Transfer von Kapstadt nach ${to} ${price}, einfache Fahrt.`,
    road: (from, to, price, isReturn) =>
      `Der Transfer von ${from} nach ${to}${isReturn ? " und zurück" : ""} ${price}.`,
    airport: (price) => `Ein Flughafentransfer ${price}.`,
    startingAt: (price) => `kostet ab ${price}`,
    forPeople: (price, people) => `kostet ${price} für ${people === 1 ? "eine Person" : `${people} Personen`}`,
    byQuote: (people) => `ist für ${people} Personen auf Anfrage erhältlich`,
    vehicle: (people, vehicleClass) =>
      `Für ${people} Personen schicken wir ${vehicles[vehicleClass.id] ?? vehicleClass.name}.`,
    outOfSeason: (name, season) => `Die Tour ${name} gibt es von ${season}.`,
    months: (first, last) => `${first} bis ${last}`,
    ...germanTrips,
  },
  booking: {
    status: (reference, status) => `Buchung ${reference}. Status: ${status}.`,
    trip: ({ at, from, to, people }) =>
      `Abholung ${at}, von ${from}${to ? ` nach ${to}` : ""}, ${people === 1 ? "eine Person" : `${people} Personen`}.`,
    driver: (name, vehicle, plate) => `Ihr Fahrer ist ${name}: ${vehicle}, Kennzeichen ${plate}.`,
    noDriver: "Name und Kennzeichen Ihres Fahrers schicken wir Ihnen einen Tag vor der Abholung per E-Mail.",
    due: (amount) => `Noch zu zahlen: ${amount}.`,
    freeUntil: (moment) => `Kostenlos stornieren können Sie bis ${moment}.`,
    codeNeeded: (reference) =>
      `Für die Buchung ${reference} brauche ich auch den Zugangscode. Er steht in unserer Buchungs-E-Mail.`,
    notFound: (phone) =>
      `Wir haben diese Buchung nicht gefunden. Prüfen Sie Buchungsnummer und Zugangscode in unserer E-Mail, oder rufen Sie ${phone} an.`,
    locked: (phone) =>
      `Das waren zu viele Versuche. Bitte versuchen Sie es später noch einmal, oder rufen Sie ${phone} an.`,
  },
};
