import type { Answers, CareAnswers } from "./answers.ts";
import { grace } from "./grace.ts";
import { ownTerms } from "./own-terms.ts";

/** Answers in German on the way and around a booking. */
export const germanCare = (contact: Answers["contact"]): CareAnswers => ({
  breakdown: (f) =>
    `Rufen Sie uns bitte sofort an, ${f.phone}: Unser Team ist zu jeder Stunde da, sieht, wo Ihr Fahrzeug ist, und kümmert sich um Hilfe oder ein anderes Fahrzeug. Haben Sie einen Flug, sagen Sie uns die Uhrzeit. Ist jemand verletzt, rufen Sie zuerst ${f.emergencyNumber} an.`,
  "unsafe-driving": (f) =>
    `Bitten Sie den Fahrer, langsamer zu fahren oder an einer sicheren Stelle zu halten. Rufen Sie uns dann sofort an, ${f.phone}, zu jeder Stunde: Wir sehen Ihr Fahrzeug und erreichen den Fahrer. Sind Sie in Gefahr, rufen Sie vom Handy ${f.emergencyNumber} an, oder die Polizei unter ${f.policeNumber}.`,
  "no-show-dispute": (f) =>
    `Das tut uns leid. Antworten Sie auf unsere E-Mail oder nennen Sie unserem Team Ihre Buchungsnummer. Wir prüfen, wann und wo der Fahrer war und wer angerufen wurde. War es unser Fehler, erstatten wir Ihnen das Geld. ${contact(f)}`,
  "when-confirmed": (f) =>
    `Eine Buchung mit festem Preis ist bestätigt, sobald sie bezahlt ist, und das steht in unserer E-Mail. Eine Anfrage beantwortet unser Team innerhalb von ${f.answerMinutes} Minuten. Den Status sehen Sie in Ihrer Buchung: Öffnen Sie sie mit Buchungsnummer und Zugangscode, oder schicken Sie mir beides hier in einer Nachricht.`,
  "reply-time": (f) =>
    `Auf Angebots- und Buchungsanfragen antworten wir innerhalb von ${f.answerMinutes} Minuten, auf Nachrichten über die Kontaktseite innerhalb von ${f.contactHours} Stunden. Länger gewartet? Sehen Sie bitte im Spam-Ordner nach, oder fragen Sie uns jetzt. ${contact(f)}`,
  "part-cancel": (f) =>
    `Ja. Öffnen Sie Ihre Buchung mit Buchungsnummer und Zugangscode, wählen Sie Stornieren und dann nur die Fahrt, die Sie nicht brauchen, zum Beispiel die Rückfahrt. Die andere bleibt. Kostenlos ist es bis ${f.freeHours} Stunden vor der Abholung dieser Fahrt, danach berechnen wir ${f.latePercent} ihres Preises.${grace.de(f)}${ownTerms.de(f)}`,
  "book-for-other": () =>
    "Ja. Geben Sie bei der Buchung Namen und Handynummer der Person an, die reist, damit der Fahrer sie erreicht. Bestätigung und Rechnung gehen an die E-Mail-Adresse, die Sie eingeben. Das kann Ihre eigene sein.",
  "print-app": () =>
    "Nein, Sie müssen nichts ausdrucken und keine App laden. Ihre Buchung öffnet sich auf dem Handy mit Buchungsnummer und Zugangscode aus unserer E-Mail. Dort gibt es auch ein PDF im Brieftaschenformat.",
  "transfer-proof": (f) =>
    `Öffnen Sie Ihre Buchung mit Buchungsnummer und Zugangscode und laden Sie den Zahlungsbeleg auf der Zahlungsseite hoch. Wir vergleichen ihn mit unserem Konto: Eine Überweisung zwischen Banken kann bis zum nächsten Werktag dauern, eine Sofortzahlung wenige Minuten. Sobald das Geld da ist, bekommen Sie eine E-Mail. Bitte zahlen Sie nicht noch einmal. ${contact(f)}`,
  currency: () =>
    "Alle Preise sind in südafrikanischen Rand, und Sie zahlen in Rand: Ihre Bank rechnet um, wenn Ihre Karte auf Euro, Franken, Dollar oder eine andere Währung läuft. Unsere Seite kann Preise daneben ungefähr in Dollar, Euro und Pfund zeigen.",
  "price-firm": (f) =>
    `Die Buchung zeigt vor dem Bestätigen einen Preis für Ihre ganze Gruppe, mit Mehrwertsteuer, soweit wir dafür registriert sind. Er bleibt, solange Sie die Buchung nicht ändern, ohne versteckte Kosten. Transfers und Fahrzeuge kosten pro Fahrzeug; gilt ein Preis pro Person, steht es dabei. Nur was später dazukommt, kostet extra: Warten über die freie Zeit hinaus, ein Halt (${f.stopPrice}), gewünschte Maut und Parken.`,
  "quote-validity": (f) =>
    `Ein Angebot gilt ${f.quoteHours} Stunden, aber höchstens bis ${f.freeHours} Stunden vor der Abholung. Tag und Uhrzeit stehen im Angebot. Danach machen wir Ihnen gern ein neues.`,
  "flight-number": (f) =>
    `Geben Sie bei der Buchung Ihre Flugnummer an, und als Abholzeit die Zeit, zu der Ihr Flug landet.${f.followsFlights ? " Wir verfolgen den Flug, eine Verspätung verschiebt die Abholung." : ""} Die ersten ${f.waitAirport} Minuten Warten am Flughafen sind kostenlos, Sie müssen also keine Zeit für Pass und Gepäck dazurechnen. Die Flugnummer können Sie auch später in der Buchung ergänzen.`,
  "minor-alone": (f) =>
    `Bitte fragen Sie unser Team, bevor Sie für ein Kind oder einen Jugendlichen ohne erwachsene Begleitung buchen. Es sagt Ihnen, ob und wie das geht. ${contact(f)}`,
  "helping-hand": (f) =>
    `Schreiben Sie es bei der Buchung unter „Special requirements“, zum Beispiel dass jemand langsam geht oder Hilfe von der Tür oder mit dem Gepäck braucht. Ihr Fahrer hilft. Am Flughafen holt er Sie in der Ankunftshalle ab, hilft mit dem Gepäckwagen und begleitet Sie zum Fahrzeug. Brauchen Sie mehr Hilfe, fragen Sie bitte zuerst unser Team. ${contact(f)}`,
  "staff-transport": (f) =>
    `Ja. Wir bringen Ihre Mitarbeiter zur Arbeit und nach Hause, zu jeder Stunde, auch jede Nacht, auf Strecken nach Ihrem Dienstplan. Den Preis nennt ein Angebot, abgerechnet wird monatlich. Sagen Sie uns, wie viele Personen, von wo nach wo und wann, und Sie bekommen innerhalb von ${f.answerMinutes} Minuten Antwort. ${contact(f)}`,
  "event-transport": (f) =>
    `Ja. Wir fahren die Gäste von Hochzeiten, Konferenzen, Konzerten und anderen Veranstaltungen: Kleinbusse bis ${f.shuttleSeats} Personen, Luxusbusse bis ${f.coachSeats}, große Reisebusse für mehr. Den Preis nennt ein Angebot. Sagen Sie uns Datum, Zahl der Gäste, Abfahrt und Ziel, und Sie bekommen innerhalb von ${f.answerMinutes} Minuten Antwort. ${contact(f)}`,
  forecast: () =>
    "Die Wettervorhersage kenne ich nicht. Macht schlechtes Wetter Ihre Fahrt oder Tour unmöglich, ist das Stornieren kostenlos, auch kurzfristig.",
  robot: (f) =>
    `Ich bin der automatische Assistent von {company}, kein Mensch. Ich kenne unsere Preise und Regeln und kann eine Buchung für Sie ausfüllen. So erreichen Sie unser Team: ${contact(f)}`,
  "out-of-scope": (f) => `Das weiß ich leider nicht: Ich helfe nur bei Fahrten und Touren von {company}. ${contact(f)}`,
});
