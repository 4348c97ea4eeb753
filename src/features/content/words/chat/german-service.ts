import type { Answers, ServiceAnswers } from "./answers.ts";
import { depositText } from "./deposit.ts";

/** Answers in German about our terms and our service. */
export const germanService = (contact: Answers["contact"], payment: Answers["contact"]): ServiceAnswers => ({
  deposit: (f) =>
    `${depositText(f, { byService: `Bei diesen Leistungen zahlen Sie bei der Buchung nur einen Teil: ${f.depositList}. Bei allen anderen ist der ganze Preis fällig. Die Buchungsseite zeigt, was wann fällig ist.`, forAll: `Bei der Buchung bitten wir um eine Anzahlung von ${f.depositPercent}. Den Rest zeigt Ihre Buchung.`, none: "Wir verlangen keine Anzahlung. Sie zahlen den Preis einmal, nachdem Sie gebucht haben." })} ${payment(f)}`,
  "bank-details": (f) =>
    `Buchen Sie zuerst und wählen Sie auf der Zahlungsseite die Banküberweisung. Dort stehen unsere Bankdaten und der Verwendungszweck, und wir halten Ihre Buchung ${f.transferHours} Stunden. Bitte überweisen Sie nichts an Bankdaten von anderer Stelle.`,
  "payment-trouble": (f) =>
    `Das tut uns leid. Öffnen Sie zuerst Ihre Buchung: Sie zeigt, was angekommen und was noch offen ist. Doppelt oder falsch bezahlt? Schicken Sie uns die Buchungsnummer, wir prüfen es und erstatten, was zu viel ist. Abgelehnt? Versuchen Sie auf der Zahlungsseite eine andere Karte oder Zahlungsart. ${contact(f)}`,
  privacy: (f) =>
    `Wir verwenden Ihre Angaben für Ihre Fahrt, Ihre Rechnung und Ihre Sicherheit und verkaufen sie niemandem. Sie können kostenlos verlangen, dass wir sie zeigen, berichtigen oder löschen. Was Sie in diesem Chat schreiben, speichern wir nicht. ${contact(f)}`,
  "extra-stop": (f) =>
    `Ja. Fügen Sie den Halt bei einem Transfer in der Buchung hinzu: Jeder kostet ${f.stopPrice}, und die Buchung zeigt den Preis mit dem längeren Weg. Auf einer Tour oder mit Auto und Fahrer für den Tag halten Sie, wo Sie möchten.`,
  "company-account": (f) =>
    `Ja. Firmen fahren auf Rechnung, mit einer Monatsrechnung nach Kostenstellen. Sie können Reiserichtlinien festlegen und wer Ausnahmen genehmigt. Unser Team eröffnet das Firmenkonto nach einer Bonitätsprüfung. ${contact(f)}`,
  "chat-limit": (f) =>
    `Ich beantworte bis zu ${f.chatTimes} Fragen pro Minute. Warten Sie einen Moment und senden Sie Ihre Nachricht noch einmal, oder fragen Sie unser Team. ${contact(f)}`,
  "shared-seat": (f) =>
    `Unsere Transfers und Touren sind privat: Das Fahrzeug ist nur für Ihre Gruppe. Reisen Sie allein und sind zeitlich flexibel, fragen Sie uns nach einem Sitzplatz in einer geteilten Fahrt. Wir nennen Ihnen passende Abfahrten und den Preis. ${contact(f)}`,
  discount: (f) =>
    `Gruppen ab ${f.groupFrom} Personen zahlen ${f.groupPercent} weniger, das ist im angezeigten Preis schon enthalten. Andere Rabatte hat unsere Preisliste nicht: Mehrere Tage, Hin- und Rückfahrt, Senioren und Studenten kosten pro Fahrt dasselbe. Für mehrere Tage oder regelmäßige Fahrten fragen Sie unser Team nach einem Angebot. ${contact(f)}`,
  included: () =>
    "Im Preis sind das private Fahrzeug, der Fahrer, Treibstoff und Kindersitze, und Mehrwertsteuer, soweit wir dafür registriert sind. Eintritte, Tickets, Weinproben, Mahlzeiten und ein geprüfter Reiseleiter sind nicht enthalten: Sie zahlen sie vor Ort. Maut und gewünschtes Parken berechnen wir zum Selbstkostenpreis.",
  "voucher-trouble": (f) =>
    `Geben Sie den Code auf der Zahlungsseite Ihrer Buchung genau so ein, wie er in unserer E-Mail steht. Ein Gutschein gilt ${f.voucherYears} Jahre, bis er aufgebraucht ist. Wird er trotzdem nicht angenommen, prüft ihn unser Team. ${contact(f)}`,
  "door-pickup": (f) =>
    `Ja. Wir holen Sie an jeder Adresse ab und bringen Sie zu jeder: Hotel, Gästehaus, Privatadresse, Bahnhof, Kreuzfahrthafen oder Flughafen. Geben Sie sie bei der Buchung an. Warten ist ${f.waitElsewhere} Minuten kostenlos, ${f.waitStation} an Bahnhof oder Hafen und ${f.waitAirport} am Flughafen.`,
  "with-driver": () =>
    "Jedes unserer Fahrzeuge kommt mit Fahrer. Autos zum Selbstfahren vermieten wir nicht. Ein Auto mit Fahrer können Sie für einen halben oder einen ganzen Tag mieten.",
  "same-driver": (f) =>
    `Schreiben Sie Ihren Wunsch bei der Buchung unter „Special requirements“, wir versuchen es einzurichten. Einen bestimmten Fahrer können wir nicht versprechen. ${contact(f)}`,
  "driver-waits": (f) =>
    `Ja. Mit Auto und Fahrer für einen halben oder ganzen Tag oder auf einer Tour wartet Ihr Fahrer, wo Sie halten. Bei einem Transfer ist Warten ${f.waitElsewhere} Minuten kostenlos, je weitere ${f.waitStep} Minuten kosten ${f.waitPrice} in einer Limousine, in größeren Fahrzeugen mehr.`,
  "season-price": (f) =>
    `${f.festivePercent ? `In der Festzeit um Weihnachten und Neujahr sind unsere Preise ${f.festivePercent} höher` : "Unsere Preise sind das ganze Jahr gleich"}${f.holidayPercent ? `, an Feiertagen ${f.holidayPercent}` : ""}. Wochenenden kosten wie andere Tage. Die Buchung zeigt den Preis für Ihr Datum, bevor Sie bestätigen.`,
  "card-safety": () =>
    "Ihre Kartendaten bleiben beim Zahlungsdienst: Sie geben sie auf dessen sicherer Seite ein, und wir sehen und speichern sie nicht. Unsere Seite und die Zahlungsseite sind verschlüsselt.",
  "own-route": () =>
    "Gern. Unsere Touren sind privat: Der Fahrer hält, wo Sie möchten, und lässt weg, was Sie nicht wollen. Für eine ganz eigene Route nehmen Sie ein Auto mit Fahrer für einen halben oder ganzen Tag, oder fragen Sie nach einem Angebot.",
  "return-price": () =>
    "Transferpreise gelten pro Fahrzeug und für die einfache Fahrt. Fügen Sie die Rückfahrt bei der Buchung hinzu: Sie kostet noch einmal dasselbe, zum Preis ihres Tages und ihrer Stunde. Eine Tour gilt für Ihre ganze Gruppe und bringt Sie zurück.",
  "flight-pickup": (f) =>
    `Ihre Fluggesellschaft sagt, bis wann Sie einchecken müssen. Rechnen Sie die Fahrt dazu: Fragen Sie mich, wie lange sie von Ihrer Unterkunft zum Flughafen dauert. Unser Team schlägt Ihnen gern eine Abholzeit für Ihren Flug vor. ${contact(f)}`,
  "we-cancel": (f) =>
    `Dann zahlen Sie nichts: Was Sie für diese Fahrt bezahlt haben, erstatten wir ganz, auf dem Weg, auf dem Sie bezahlt haben. Gern finden wir eine andere Zeit oder ein anderes Fahrzeug. Ihre Bank zeigt es nach ${f.bankDays} Werktagen. ${contact(f)}`,
  "our-office": (f) =>
    `Wir sind in {town} und haben kein Ladenlokal: Wir kommen zu Ihnen, und unser Team antwortet zu jeder Stunde. ${contact(f)}`,
});
