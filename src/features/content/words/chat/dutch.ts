import { type Answers, listedWays, sentences } from "./answers.ts";
import { dutchCare } from "./dutch-care.ts";
import { dutchService } from "./dutch-service.ts";
import { dutchTrips } from "./dutch-trips.ts";
import { grace } from "./grace.ts";

/** What travellers call the classes that every company starts with. */
const vehicles: Readonly<Record<string, string>> = {
  sedan: "een sedan",
  shuttle: "een busje",
  luxury_coach: "een luxe touringcar",
  large_coach: "een grote touringcar",
};

const contact: Answers["contact"] = ({ phone, whatsapp, email }) =>
  `Bel ${phone}, stuur een bericht via ${whatsapp} of mail ${email}, op elk uur.`;

const ways: Answers["ways"] = {
  online: "creditcard",
  transfer: "bankoverschrijving",
  cash: "contant",
  account: "zakelijke rekening",
};

const payment: Answers["contact"] = (f) =>
  `U kunt betalen met ${listedWays({ ways, and: "of" }, f.ways)}. Alle prijzen zijn in Zuid-Afrikaanse rand.${f.ways.includes("cash") ? ` Contant betaalt u aan de chauffeur, voor boekingen tot ${f.cashAtMost}.` : ""} De boeking toont wat voor de uwe mogelijk is.`;

const situations: Answers["situations"] = {
  emergency: (f) =>
    `Is iemand gewond of in gevaar, bel dan direct ${f.emergencyNumber} met een mobiele telefoon, of de politie op ${f.policeNumber}. Bel daarna ons: ${f.phone}. Ons team is altijd bereikbaar en ziet waar uw voertuig is.`,
  "lost-item": (f) =>
    `Open uw boeking met boekingsnummer en toegangscode en kies “Report lost item”. Uw chauffeur wordt gevraagd te zoeken, en wij mailen u het antwoord. ${contact(f)}`,
  "flight-cancelled": (f) =>
    `Laat het ons weten zodra u het van de luchtvaartmaatschappij hoort. Wij verplaatsen de rit naar uw nieuwe vlucht, of u annuleert hem in uw boeking. Annuleren is gratis tot ${f.freeHours} uur voor het ophalen. ${contact(f)}`,
  "flight-delay": (f) =>
    f.followsFlights
      ? `U hoeft niets te doen als uw vluchtnummer in de boeking staat. Wij volgen de vlucht en verplaatsen het ophalen naar de tijd waarop u echt landt. De eerste ${f.waitAirport} minuten wachten op de luchthaven zijn gratis.\n\nVliegt u nu met een andere vlucht? Wijzig het vluchtnummer in uw boeking, of bel ${f.phone}.`
      : `Bel of schrijf ons zodra u het weet. Wij verplaatsen het ophalen naar de tijd waarop u echt landt. De eerste ${f.waitAirport} minuten wachten op de luchthaven zijn gratis. ${contact(f)}`,
  "passenger-late": (f) =>
    `Laat het uw chauffeur weten met “I’m late” op de livepagina van uw rit. Die opent ${f.liveBefore} minuten voor het ophalen, via de link in onze e-mail over uw chauffeur. Of bel ${f.phone}.\n\nWachten is ${f.waitAirport} minuten gratis op de luchthaven, ${f.waitStation} bij een station of de haven en ${f.waitElsewhere} elders. Daarna kost elke ${f.waitStep} minuten ${f.waitPrice} in een sedan, in een groter voertuig meer.`,
  "driver-missing": (f) =>
    `Bel ons nu op ${f.phone}, of stuur een bericht via ${f.whatsapp}: wij zien het voertuig en bereiken uw chauffeur.\n\nDe livelink in onze e-mail over uw chauffeur toont waar het voertuig is en wanneer het aankomt, met het kenteken. Op de luchthaven wacht de chauffeur in de aankomsthal met uw naam op een bord. Blijf binnen.`,
  "driver-identity": (f) =>
    `Onze e-mail ${f.driverHours} uur voor het ophalen noemt uw chauffeur, het voertuig en het kenteken, en geeft u een pincode. Controleer het kenteken en noem de pincode aan uw chauffeur, dan weten jullie allebei dat het klopt. Op de luchthaven staat uw naam op zijn bord. Ga met niemand anders mee.`,
  "meeting-point": (f) =>
    `In de aankomsthal, achter de schuifdeuren: uw chauffeur wacht daar met uw naam op een bord. Ziet u hem niet? Blijf binnen en bel ${f.phone}. Elders komt de chauffeur naar het ophaaladres van uw boeking.`,
  "driver-details": (f) =>
    `De naam van uw chauffeur, het voertuig en het kenteken krijgt u ${f.driverHours} uur voor het ophalen per e-mail. Daarna staan ze ook in uw boeking. Als de chauffeur onderweg is, toont de livepagina het telefoonnummer.`,
  "share-trip": (f) =>
    `Ja. Kies “Share with family” op de livepagina van uw rit: zij zien waar u bent en wanneer u aankomt, zonder kenteken, telefoonnummer of adres. De pagina opent ${f.liveBefore} minuten voor het ophalen.`,
  "track-trip": (f) =>
    `U kunt uw rit op een kaart volgen, van ${f.liveBefore} minuten voor het ophalen tot ${f.liveAfter} minuten na aankomst: via de link in onze e-mail over uw chauffeur, of in uw boeking.`,
  "email-missing": (f) =>
    `Uw boekingsnummer en toegangscode staan in onze boekingsmail. Kijk ook in uw spammap. Niets gevonden? Open ‘Uw boeking openen’, kies ‘Lost your reference or code?’ en vul het e-mailadres van uw boeking in: wij sturen beide opnieuw. ${contact(f)}`,
  "find-booking": () =>
    "Open uw boeking met het boekingsnummer en de toegangscode uit onze boekingsmail. U ziet de status en kunt betalen, wijzigen of annuleren. Of stuur mij beide hier in één bericht, dan zoek ik hem op.",
  weather: () => "Maakt slecht weer uw rit of tour onmogelijk, dan is annuleren gratis, ook op het laatste moment.",
  "no-show": (f) =>
    `Uw chauffeur wacht en probeert u te bereiken: ${f.waitAirport} minuten zijn gratis op de luchthaven, ${f.waitStation} bij een station of de haven, ${f.waitElsewhere} elders. Wie niet komt, betaalt ${f.noShowPercent} van de prijs. Bent u later? Bel ${f.phone} voordat de gratis tijd om is.`,
  refund: (f) =>
    `Tot ${f.freeHours} uur voor het ophalen betalen wij alles terug. Daarna houden wij ${f.latePercent} van de prijs, en ${f.noShowPercent} als u niet komt opdagen.${grace.nl(f)} U krijgt het geld terug zoals u betaalde, meestal dezelfde dag en uiterlijk binnen ${f.refundDays} werkdagen. Uw bank toont het binnen ${f.bankDays} werkdagen. De status staat in uw boeking.`,
  waiver: (f) =>
    `Dat spijt ons. Is iemand van uw groep overleden of in het ziekenhuis, dan is annuleren gratis, hoe laat ook. Open uw boeking met boekingsnummer en toegangscode, annuleer met die reden en voeg het document toe. Bij elke andere ziekte geldt de gewone regel: gratis tot ${f.freeHours} uur voor het ophalen, daarna ${f.latePercent} van de prijs.${grace.nl(f)} ${contact(f)}`,
  cancel: (f) =>
    `Annuleren is gratis tot ${f.freeHours} uur voor het ophalen. Daarna rekenen wij ${f.latePercent} van de prijs, en ${f.noShowPercent} als u niet komt.${grace.nl(f)} Annuleren vanwege het weer is gratis.\n\nOpen uw boeking met boekingsnummer en toegangscode om te annuleren. U ziet de kosten voordat u bevestigt.`,
  change: (f) =>
    `Open uw boeking met boekingsnummer en toegangscode. Daar wijzigt u tijd, datum, vlucht, adres of aantal personen en ziet u eerst de nieuwe prijs. Kleine wijzigingen gelden meteen, op andere antwoordt ons team binnen ${f.changeMinutes} minuten. Minder dan ${f.freeHours} uur voor het ophalen moet ons team een nieuwe tijd goedkeuren. ${contact(f)}`,
  accessibility: (f) =>
    `Vermeld de rolstoel of loophulp bij het boeken onder “Special requirements”, dan sturen wij een voertuig met genoeg ruimte. Hebt u een oprijplaat of lift nodig, of blijft u in de rolstoel zitten? Vraag het dan eerst aan ons team. ${contact(f)}`,
  "child-seats": (f) =>
    `Kinderzitjes zijn gratis voor kinderen onder ${f.childAge} jaar. Geef bij het boeken de leeftijd op, dan zit het juiste zitje erin voordat de chauffeur vertrekt.`,
  luggage: (f) =>
    `In een sedan passen ${f.sedanBags} stuks bagage en ${f.sedanSeats} personen, in een busje ${f.shuttleBags} stuks en ${f.shuttleSeats} personen. Een aanhanger achter het busje neemt er nog ${f.trailerBags} mee. Geef uw bagage op bij het boeken: de prijs geldt dan voor een voertuig waar alles in past. Noem ook surfplanken, golfclubs, fietsen en kinderwagens.`,
  tips: () =>
    "Een fooi is vrijwillig. Die wordt niet verwacht en niet bij de prijs opgeteld. Wilt u uw chauffeur bedanken, geef hem dan persoonlijk, contant.",
  "night-price": (f) =>
    f.nightShare
      ? `Transfers met ophalen tussen ${f.nightFrom} en ${f.nightUntil} kosten ${f.nightShare} meer. Tours en auto’s met chauffeur kosten altijd hetzelfde. De boeking toont de prijs voor uw tijd voordat u bevestigt.`
      : "Nee. ’s Nachts gelden dezelfde prijzen.",
  "night-safety": (f) =>
    sentences(
      `Uw chauffeur ontvangt u met uw naam, ook midden in de nacht.`,
      f.screensDrivers && "Elke chauffeur heeft de nodige vergunningen en is gescreend.",
      `Naam, kenteken en een pincode kent u ${f.driverHours} uur voor het ophalen.`,
      f.seesVehicles && "Onze centrale ziet elk voertuig.",
      `Familie kan de rit via een link volgen. Wij zijn de hele nacht bereikbaar op ${f.phone}.`,
    ),
  "night-hours": (f) =>
    `Ja. Wij rijden en zijn op elk uur bereikbaar: ${f.dayHours} uur per dag, ${f.yearDays} dagen per jaar.${f.nightShare ? ` Transfers tussen ${f.nightFrom} en ${f.nightUntil} kosten ${f.nightShare} meer.` : ""}`,
  safety: (f) =>
    sentences(
      f.licensedDrivers &&
        `${f.licensedDrivers} van onze chauffeurs heeft de juiste papieren: niemand rijdt voor ons zonder geldig rijbewijs, beroepsvergunning en antecedentenonderzoek.`,
      f.inspectsVehicles && "De voertuigen worden elke maand gekeurd.",
      f.insuresPassengers && "Passagiers zijn verzekerd.",
      f.seesVehicles && "Onze centrale ziet elk voertuig.",
    ) || contact(f),
  invoice: () =>
    "Uw factuur staat in uw boeking zodra die betaald is of op rekening staat. Open de boeking met boekingsnummer en toegangscode. Daar kunt u bedrijfsnaam en btw-nummer toevoegen.",
  waiting: (f) =>
    `Wachten is ${f.waitAirport} minuten gratis op de luchthaven, ${f.waitStation} minuten bij een station of de haven, en ${f.waitElsewhere} minuten elders. Daarna kost elke ${f.waitStep} minuten ${f.waitPrice} in een sedan, in een groter voertuig meer. De livepagina toont de prijs terwijl die loopt.`,
  vouchers: (f) =>
    `Ja. U kiest het bedrag en wij mailen de bon als pdf, naar de ontvanger of naar u. Hij is ${f.voucherYears} jaar geldig en betaalt elke rit en elke tour op deze site. Hebt u er al een? Boek eerst en vul de code in op de betaalpagina.`,
  "split-bill": () =>
    "Ja. Boek eerst en kies dan „Split the bill” op de betaalpagina. U geeft op wie betaalt, en iedereen krijgt een link om het eigen deel met kaart of instant EFT te betalen.",
  payment,
  pets: (f) =>
    `Vertel ons voordat u boekt of er een hond of ander dier meereist, ook een geleide- of hulphond. Ons team zegt of en hoe dat kan. ${contact(f)}`,
  complaint: (f) =>
    `Dat spijt ons. Vertel ons team wat er is gebeurd, met uw boekingsnummer. ${contact(f)}${f.claimDays ? `\n\nOnze niet-goed-geld-teruggarantie geldt voor ritten die niet waren wat u had geboekt: binnen ${f.claimDays} dagen na de rit.` : ""}`,
  "short-notice": (f) =>
    `Boek transfers ${f.leadTransfer} uur vooraf, en tours en groepen ${f.leadTour} tot ${f.leadGroup} uur vooraf. Is het eerder, dan laat de boekingspagina zien of we meteen kunnen bevestigen of dat ons team eerst kijkt. U kunt ook ${f.phone} bellen.`,
  "how-to-book": () => "U kunt hier boeken zonder account en ziet onderweg de prijs.",
  vehicles: (f) =>
    `In een sedan passen ${f.sedanSeats} personen, in een busje ${f.shuttleSeats}, in een luxe touringcar ${f.coachSeats}. Grotere groepen reizen in een grote touringcar met ${f.largeCoachSeats} plaatsen of meer. Er is altijd een chauffeur bij. De boeking toont elk voertuig dat bij u past, met bagage en prijs.`,
  guarantee: (f) =>
    f.claimDays
      ? `Ja. Was uw rit door onze schuld niet wat u had geboekt? Meld het binnen ${f.claimDays} dagen erna en wij betalen de rit terug.`
      : contact(f),
  languages: () =>
    "Onze chauffeurs spreken Engels. Voor een tour kunt u in de boeking Nederlands of een andere taal kiezen: wij zoeken een chauffeur die de taal spreekt. Is er geen vrij, dan spreekt uw chauffeur Engels. Hier in de chat kunt u Nederlands schrijven.",
  comfort: (f) =>
    `Dat weet ik niet van elk voertuig. Onze privébusjes en touringcars hebben airconditioning. Vraag wat er verder aan boord is voor het boeken aan ons team. ${contact(f)}`,
  partnership: (f) =>
    `Graag. Hotels, reisbureaus, bedrijven en chauffeurs werken met ons en kunnen zich online aanmelden. Kies wat bij u past, en ons team antwoordt u. ${contact(f)}`,
  human: (f) => contact(f),
  ...dutchService(contact, payment),
  ...dutchCare(contact),
};

export const dutch: Answers = {
  locale: "nl",
  situations,
  contact,
  unknown: "Dat weet ik helaas niet, maar ons team wel.",
  englishPage: "Onze pagina daarover vertelt meer, in het Engels.",
  onlyTrips: "Ik help alleen met ritten en tours van {company}: prijzen, boekingen, tijden en regels.",
  upset: "Het spijt me dat u boos bent. Vertel ons team wat er is gebeurd, dan helpen zij u.",
  greeting: "Hallo! Ik help u graag met transfers, tours, prijzen of boeken.",
  thanks: "Graag gedaan. Ik help u graag verder.",
  about:
    "Ik ben de automatische assistent van {company}. Ik ken onze prijzen en regels en kan een boeking voor u invullen.",
  book: "U kunt hier boeken zonder account en ziet onderweg de prijs.",
  bookOn: (day) => `U kunt hier zonder account boeken voor ${day} en ziet onderweg de prijs.`,
  back: (when) => `terug ${when}`,
  openBooking: "Naar de boeking",
  more: "Meer over",
  links: {
    "/#faq": "Vragen en antwoorden",
    "/about": "Meer over veiligheid",
    "/booking": "Naar de boeking",
    "/confirm-booking": "Uw boeking openen",
    "/contact": "Contact",
    "/free-quote": "Offerte aanvragen",
    "/gift-vouchers": "Cadeaubonnen",
    "/guarantee": "Niet goed, geld terug",
    "/legal/privacy": "Privacy",
    "/partners": "Voor partners",
    "/rideshare": "Gedeelde ritten",
    "/services": "Onze voertuigen",
    "/services/airport-transfers": "Luchthaventransfers",
    "/services/car-hire": "Auto met chauffeur",
    "/services/corporate-events": "Evenementen",
    "/services/staff-transport": "Personeelsvervoer",
    "/tours": "Tours",
  },
  ways,
  and: "of",
  offers: {
    tour: (name, price) => `De tour ${name} ${price}, voor uw eigen groep.`,
    lasts: (span, unit) => `Die duurt ${span} ${{ minutes: "minuten", hours: "uur", days: "dagen" }[unit]}.`,
    upTo: "tot",
    transfer: (to, price) => `Een privétransfer van Kaapstad naar ${to} ${price}, enkele reis.`,
    road: (from, to, price, isReturn) => `De transfer van ${from} naar ${to}${isReturn ? " en terug" : ""} ${price}.`,
    airport: (price) => `Een luchthaventransfer ${price}.`,
    startingAt: (price) => `kost vanaf ${price}`,
    forPeople: (price, people) => `kost ${price} voor ${people === 1 ? "één persoon" : `${people} personen`}`,
    byQuote: (people) => `is op aanvraag voor ${people} personen`,
    vehicle: (people, vehicleClass) =>
      `Voor ${people} personen sturen wij ${vehicles[vehicleClass.id] ?? vehicleClass.name}.`,
    outOfSeason: (name, season) => `De tour ${name} is er van ${season}.`,
    months: (first, last) => `${first} tot en met ${last}`,
    ...dutchTrips,
  },
  booking: {
    status: (reference, status) => `Boeking ${reference}. Status: ${status}.`,
    trip: ({ at, from, to, people }) =>
      `Ophalen ${at}, van ${from}${to ? ` naar ${to}` : ""}, ${people === 1 ? "één persoon" : `${people} personen`}.`,
    driver: (name, vehicle, plate) => `Uw chauffeur is ${name}: ${vehicle}, kenteken ${plate}.`,
    noDriver: "De naam en het kenteken van uw chauffeur mailen wij een dag voor het ophalen.",
    due: (amount) => `Nog te betalen: ${amount}.`,
    freeUntil: (moment) => `Gratis annuleren kan tot ${moment}.`,
    codeNeeded: (reference) =>
      `Voor boeking ${reference} heb ik ook de toegangscode nodig. Die staat in onze boekingsmail.`,
    notFound: (phone) =>
      `Wij hebben deze boeking niet gevonden. Controleer het boekingsnummer en de toegangscode in onze e-mail, of bel ${phone}.`,
    locked: (phone) => `Dat waren te veel pogingen. Probeer het later opnieuw, of bel ${phone}.`,
  },
};
