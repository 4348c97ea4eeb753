import type { Answers, ServiceAnswers } from "./answers.ts";
import { depositText } from "./deposit.ts";

/** Answers in Dutch about our terms and our service. */
export const dutchService = (contact: Answers["contact"], payment: Answers["contact"]): ServiceAnswers => ({
  deposit: (f) =>
    `${depositText(f, { byService: `Bij deze diensten betaalt u bij het boeken maar een deel: ${f.depositList}. Bij alle andere betaalt u de hele prijs. De boekingspagina laat zien wat u wanneer betaalt.`, forAll: `Bij het boeken vragen wij een aanbetaling van ${f.depositPercent}. De rest staat bij uw boeking.`, none: "Wij vragen geen aanbetaling. U betaalt de prijs in één keer, nadat u geboekt hebt." })} ${payment(f)}`,
  "bank-details": (f) =>
    `Boek eerst en kies op de betaalpagina bankoverschrijving. Daar staan onze bankgegevens en de referentie, en wij houden uw boeking ${f.transferHours} uur vast. Stuur geen geld naar gegevens die u elders krijgt.`,
  "payment-trouble": (f) =>
    `Dat spijt ons. Open eerst uw boeking: daar ziet u wat wij ontvangen hebben en wat nog openstaat. Dubbel of verkeerd betaald? Stuur ons uw boekingsnummer, dan controleren wij het en storten het te veel betaalde terug. Geweigerd? Probeer een andere kaart of betaalwijze op de betaalpagina. ${contact(f)}`,
  privacy: (f) =>
    `Wij gebruiken uw gegevens voor uw rit, uw factuur en uw veiligheid en verkopen ze aan niemand. U kunt gratis vragen ze te tonen, te verbeteren of te wissen. Wat u in deze chat schrijft, bewaren wij niet. ${contact(f)}`,
  "extra-stop": (f) =>
    `Ja. Voeg de stop bij een transfer toe in de boeking: elke kost ${f.stopPrice}, en de boeking toont de prijs met de langere weg. Op een tour, of met auto en chauffeur voor de dag, stopt u waar u wilt.`,
  "company-account": (f) =>
    `Ja. Bedrijven reizen op rekening, met één maandfactuur per kostenplaats. U kunt een reisbeleid instellen en wie uitzonderingen goedkeurt. Ons team opent de rekening na een kredietcontrole. ${contact(f)}`,
  "chat-limit": (f) =>
    `Ik beantwoord hoogstens ${f.chatTimes} vragen per minuut. Wacht even en stuur uw bericht opnieuw, of vraag het ons team. ${contact(f)}`,
  "shared-seat": (f) =>
    `Onze transfers en tours zijn privé: het voertuig is alleen voor uw groep. Reist u alleen en bent u flexibel, vraag ons dan om een plaats in een gedeelde rit. Wij noemen u de vertrektijden en de prijs. ${contact(f)}`,
  discount: (f) =>
    `Groepen vanaf ${f.groupFrom} personen betalen ${f.groupPercent} minder, dat zit al in de getoonde prijs. Andere kortingen heeft onze prijslijst niet: meerdere dagen, retour, senioren en studenten kosten per rit hetzelfde. Vraag ons team om een offerte voor meerdere dagen of vaste ritten. ${contact(f)}`,
  included: () =>
    "In de prijs zitten het privévoertuig, de chauffeur, brandstof en kinderzitjes, en btw als wij daarvoor geregistreerd zijn. Entree, kaartjes, proeverijen, maaltijden en een erkende gids zijn niet inbegrepen: die betaalt u ter plaatse. Tol en parkeren op verzoek rekenen wij tegen kostprijs.",
  "voucher-trouble": (f) =>
    `Voer de code in op de betaalpagina van uw boeking, precies zoals in onze e-mail. Een bon is ${f.voucherYears} jaar geldig, tot hij op is. Wordt hij nog steeds niet aanvaard, dan controleert ons team hem. ${contact(f)}`,
  "door-pickup": (f) =>
    `Ja. Wij halen u op en brengen u naar elk adres: hotel, gastenhuis, woning, station, cruiseterminal of luchthaven. Geef het op bij het boeken. Wachten is ${f.waitElsewhere} minuten gratis, ${f.waitStation} bij station of haven en ${f.waitAirport} op de luchthaven.`,
  "with-driver": () =>
    "Elk van onze voertuigen komt met chauffeur. Auto’s om zelf te rijden verhuren wij niet. U kunt een auto met chauffeur huren voor een halve of hele dag.",
  "same-driver": (f) =>
    `Schrijf uw wens bij het boeken onder „Special requirements“, dan proberen wij het te regelen. Een bepaalde chauffeur kunnen wij niet beloven. ${contact(f)}`,
  "driver-waits": (f) =>
    `Ja. Met auto en chauffeur voor een halve of hele dag, of op een tour, wacht de chauffeur waar u stopt. Bij een transfer is wachten ${f.waitElsewhere} minuten gratis, elke volgende ${f.waitStep} minuten kosten ${f.waitPrice} in een sedan, meer in een groter voertuig.`,
  "season-price": (f) =>
    `${f.festivePercent ? `In de feestperiode rond Kerst en Nieuwjaar zijn onze prijzen ${f.festivePercent} hoger` : "Onze prijzen zijn het hele jaar gelijk"}${f.holidayPercent ? `, op feestdagen ${f.holidayPercent}` : ""}. Het weekend kost hetzelfde als andere dagen. De boeking toont de prijs voor uw datum voordat u bevestigt.`,
  "card-safety": () =>
    "Uw kaartgegevens blijven bij de betaaldienst: u voert ze in op diens beveiligde pagina, en wij zien en bewaren ze niet. Onze site en de betaalpagina zijn versleuteld.",
  "own-route": () =>
    "Graag. Onze tours zijn privé: de chauffeur stopt waar u wilt en laat weg wat u niet wilt. Voor een heel eigen route neemt u een auto met chauffeur voor een halve of hele dag, of vraagt u een offerte.",
  "return-price": () =>
    "Prijzen van transfers gelden per voertuig en voor een enkele reis. Voeg de terugrit toe bij het boeken: die kost nog eens hetzelfde, tegen de prijs van die dag en dat uur. Een tour geldt voor uw hele groep en brengt u terug.",
  "flight-pickup": (f) =>
    `Uw luchtvaartmaatschappij zegt tot wanneer u kunt inchecken. Tel de rit erbij: vraag mij hoe lang die van uw verblijf naar de luchthaven duurt. Ons team stelt graag een ophaaltijd voor uw vlucht voor. ${contact(f)}`,
  "we-cancel": (f) =>
    `Dan betaalt u niets: wat u voor die rit hebt betaald, storten wij helemaal terug, op dezelfde manier, en wij zoeken graag een andere tijd of een ander voertuig. Uw bank toont het na ${f.bankDays} werkdagen. ${contact(f)}`,
  "our-office": (f) =>
    `Wij zitten in {town} en hebben geen balie: wij komen naar u toe, en ons team antwoordt op elk uur. ${contact(f)}`,
});
