import type { Answers, CareAnswers } from "./answers.ts";
import { grace } from "./grace.ts";
import { ownTerms } from "./own-terms.ts";

/** Answers in Dutch on the way and around a booking. */
export const dutchCare = (contact: Answers["contact"]): CareAnswers => ({
  breakdown: (f) =>
    `Bel ons nu meteen op ${f.phone}: ons team is op elk uur bereikbaar, ziet waar uw voertuig is en regelt hulp of een ander voertuig. Moet u een vlucht halen, zeg dan hoe laat. Is er iemand gewond, bel dan eerst ${f.emergencyNumber}.`,
  "unsafe-driving": (f) =>
    `Vraag de chauffeur om langzamer te rijden of op een veilige plek te stoppen. Bel ons dan meteen op ${f.phone}, op elk uur: wij zien uw voertuig en bereiken de chauffeur. Bent u in gevaar, bel dan met uw mobiel ${f.emergencyNumber}, of de politie op ${f.policeNumber}.`,
  "no-show-dispute": (f) =>
    `Dat spijt ons. Antwoord op onze e-mail of geef ons team uw boekingsnummer. Wij kijken na wanneer en waar de chauffeur was en wie er gebeld is. Was het onze fout, dan betalen wij u terug. ${contact(f)}`,
  "when-confirmed": (f) =>
    `Een boeking met een vaste prijs is bevestigd zodra die betaald is, en dat staat in onze e-mail. Op een aanvraag antwoordt ons team binnen ${f.answerMinutes} minuten. De status ziet u in uw boeking: open die met boekingsnummer en toegangscode, of stuur mij beide hier in één bericht.`,
  "reply-time": (f) =>
    `Op offerte- en boekingsaanvragen antwoorden wij binnen ${f.answerMinutes} minuten, op berichten via de contactpagina binnen ${f.contactHours} uur. Wacht u langer? Kijk in uw spammap, of vraag het ons nu. ${contact(f)}`,
  "part-cancel": (f) =>
    `Ja. Open uw boeking met boekingsnummer en toegangscode, kies annuleren en dan alleen de rit die u niet nodig hebt, zoals de terugrit. De andere rit blijft. Het is gratis tot ${f.freeHours} uur voor het ophalen van die rit. Daarna rekenen wij ${f.latePercent} van de prijs ervan.${grace.nl(f)}${ownTerms.nl(f)}`,
  "book-for-other": () =>
    "Ja. Vul bij het boeken de naam en het mobiele nummer in van degene die reist, zodat de chauffeur die kan bereiken. De bevestiging en de factuur gaan naar het e-mailadres dat u invult, dat mag het uwe zijn.",
  "print-app": () =>
    "Nee, u hoeft niets te printen en geen app te downloaden. Uw boeking opent op uw telefoon met boekingsnummer en toegangscode uit onze e-mail. Daar vindt u ook een pdf in portefeuilleformaat.",
  "transfer-proof": (f) =>
    `Open uw boeking met boekingsnummer en toegangscode, ga naar de betaalpagina en upload daar uw betaalbewijs. Wij vergelijken het met onze rekening: een overboeking tussen banken kan tot de volgende werkdag duren, een directe betaling enkele minuten. U krijgt een e-mail zodra het geld er is. Betaal niet nog een keer. ${contact(f)}`,
  currency: () =>
    "Alle prijzen zijn in Zuid-Afrikaanse rand en u betaalt in rand: uw bank rekent om als uw kaart in euro’s, dollars of een andere munt is. Onze site kan de prijzen daarnaast bij benadering in dollars, euro’s en ponden tonen.",
  "price-firm": (f) =>
    `De boeking toont één prijs voor uw hele gezelschap voordat u bevestigt, met btw als wij daarvoor geregistreerd zijn. Die blijft zo zolang u de boeking niet wijzigt, zonder verborgen kosten. Transfers en auto’s met chauffeur zijn per voertuig; geldt een prijs per persoon, dan staat dat erbij. Alleen wat er later bij komt kost extra: wachten na de gratis tijd, een stop (${f.stopPrice}), tol en parkeren waar u om vraagt.`,
  "quote-validity": (f) =>
    `Een offerte is ${f.quoteHours} uur geldig, maar nooit later dan ${f.freeHours} uur voor het ophalen. Dag en uur staan op de offerte. Daarna maken wij graag een nieuwe.`,
  "flight-number": (f) =>
    `Vul bij het boeken uw vluchtnummer in, en als ophaaltijd de tijd waarop uw vlucht landt.${f.followsFlights ? " Wij volgen de vlucht, dus een vertraging verschuift het ophalen." : ""} De eerste ${f.waitAirport} minuten wachten op de luchthaven zijn gratis, dus u hoeft geen tijd voor paspoort en bagage op te tellen. Het vluchtnummer kunt u ook later toevoegen.`,
  "minor-alone": (f) =>
    `Vraag het ons team voordat u boekt voor een kind of tiener die zonder volwassene reist. Zij zeggen of en hoe het kan. ${contact(f)}`,
  "helping-hand": (f) =>
    `Zet het bij het boeken onder “Special requirements”, bijvoorbeeld dat iemand langzaam loopt of hulp nodig heeft vanaf de deur of met de koffers. Uw chauffeur helpt. Op de luchthaven haalt hij u op in de aankomsthal, helpt met het karretje en loopt mee naar het voertuig. Is er meer hulp nodig, vraag het dan eerst ons team. ${contact(f)}`,
  "staff-transport": (f) =>
    `Ja. Wij brengen uw personeel naar het werk en naar huis, op elk uur, ook elke nacht, volgens uw rooster. De prijs gaat per offerte, met een maandfactuur. Vertel ons hoeveel mensen, van waar naar waar en hoe laat, dan krijgt u binnen ${f.answerMinutes} minuten antwoord. ${contact(f)}`,
  "event-transport": (f) =>
    `Ja. Wij rijden de gasten van bruiloften, conferenties, concerten en andere evenementen: busjes tot ${f.shuttleSeats} personen, luxe bussen tot ${f.coachSeats}, grote touringcars voor meer. De prijs gaat per offerte. Vertel ons de datum, het aantal gasten, van waar en naar waar, dan krijgt u binnen ${f.answerMinutes} minuten antwoord. ${contact(f)}`,
  forecast: () =>
    "De weersverwachting ken ik niet. Maakt slecht weer uw rit of tour onmogelijk, dan is annuleren gratis, ook op het laatste moment.",
  robot: (f) =>
    `Ik ben de automatische assistent van {company}, geen mens. Ik ken onze prijzen en regels en kan een boeking voor u invullen. Zo bereikt u ons team: ${contact(f)}`,
  "out-of-scope": (f) => `Die informatie heb ik niet: ik help alleen met ritten en tours van {company}. ${contact(f)}`,
});
