import { afrikaansCare } from "./afrikaans-care.ts";
import { afrikaansService } from "./afrikaans-service.ts";
import { afrikaansTrips } from "./afrikaans-trips.ts";
import { type Answers, listedWays, sentences } from "./answers.ts";
import { grace } from "./grace.ts";

/** What travellers call the classes that every company starts with. */
const vehicles: Readonly<Record<string, string>> = {
  sedan: "sedan",
  shuttle: "bussie",
  luxury_coach: "luukse bus",
  large_coach: "groot bus",
};

const contact: Answers["contact"] = ({ phone, whatsapp, email }) =>
  `Bel ${phone}, stuur ’n boodskap by ${whatsapp} of e-pos ${email}, op enige uur.`;

const ways: Answers["ways"] = {
  online: "kredietkaart",
  transfer: "bankoorplasing",
  cash: "kontant",
  account: "maatskappyrekening",
};

const payment: Answers["contact"] = (f) =>
  `U kan betaal met ${listedWays({ ways, and: "of" }, f.ways)}. Alle pryse is in Suid-Afrikaanse rand.${f.ways.includes("cash") ? ` Kontant gaan na die bestuurder, vir besprekings tot ${f.cashAtMost}.` : ""} Die bespreking wys wat vir u s’n moontlik is.`;

const situations: Answers["situations"] = {
  emergency: (f) =>
    `As iemand beseer of in gevaar is, bel dadelik ${f.emergencyNumber} van ’n selfoon af, of die polisie by ${f.policeNumber}. Bel ons daarna by ${f.phone}: ons span antwoord op enige uur en kan sien waar u voertuig is.`,
  "lost-item": (f) =>
    `Maak u bespreking oop met die besprekingsnommer en toegangskode en kies “Report lost item”. U bestuurder word gevra om te soek, en ons stuur die antwoord per e-pos. ${contact(f)}`,
  "flight-cancelled": (f) =>
    `Laat ons weet sodra die lugredery u laat weet. Ons skuif die oplaaityd na u nuwe vlug, of u kanselleer dit in u bespreking. Kansellasie is gratis tot ${f.freeHours} uur voor die oplaaityd. ${contact(f)}`,
  "flight-delay": (f) =>
    f.followsFlights
      ? `U hoef niks te doen as u vlugnommer in die bespreking is nie. Ons volg die vlug en skuif die oplaaityd na die tyd waarop u regtig land. Die eerste ${f.waitAirport} minute se wag by die lughawe is gratis.\n\nNou op ’n ander vlug? Verander die vlugnommer in u bespreking, of bel ${f.phone}.`
      : `Bel of skryf vir ons sodra u weet. Ons skuif die oplaaityd na die tyd waarop u regtig land. Die eerste ${f.waitAirport} minute se wag by die lughawe is gratis. ${contact(f)}`,
  "passenger-late": (f) =>
    `Laat weet u bestuurder met “I’m late” op u rit se regstreekse bladsy. Dit maak ${f.liveBefore} minute voor die oplaaityd oop, met die skakel in ons e-pos oor u bestuurder. Of bel ${f.phone}.\n\nWag is ${f.waitAirport} minute gratis by die lughawe, ${f.waitStation} by ’n stasie of die hawe en ${f.waitElsewhere} op ander plekke. Daarna kos elke verdere ${f.waitStep} minute ${f.waitPrice} in ’n sedan, meer in ’n groter voertuig.`,
  "driver-missing": (f) =>
    `Bel ons nou by ${f.phone}, of stuur ’n boodskap by ${f.whatsapp}: ons kan die voertuig sien en sal u bestuurder bereik.\n\nDie skakel in ons e-pos oor u bestuurder wys waar die voertuig is en wanneer dit aankom, met die nommerplaat. By die lughawe wag die bestuurder in die aankomssaal met u naam op ’n bord. Bly asseblief binne.`,
  "driver-identity": (f) =>
    `Ons e-pos ${f.driverHours} uur voor die oplaaityd noem u bestuurder, die voertuig en die nommerplaat, en gee u ’n PIN. Kyk na die nommerplaat en gee die PIN vir u bestuurder, dan weet albei dit is reg. By die lughawe is u naam op die bestuurder se bord. Moenie met iemand anders saamgaan nie.`,
  "meeting-point": (f) =>
    `In die aankomssaal, anderkant die skuifdeure: u bestuurder wag daar met u naam op ’n bord. Sien u dit nie? Bly binne en bel ${f.phone}. Op ander plekke kom die bestuurder na die oplaaiadres van u bespreking.`,
  "driver-details": (f) =>
    `U kry die bestuurder se naam, die voertuig en die nommerplaat ${f.driverHours} uur voor die oplaaityd per e-pos. Daarna is dit ook in u bespreking. Wanneer die bestuurder op pad is, wys die regstreekse bladsy die telefoonnommer.`,
  "share-trip": (f) =>
    `Ja. Kies “Share with family” op u rit se regstreekse bladsy: hulle sien waar u is en wanneer u aankom, sonder nommerplaat, telefoonnommer of adres. Die bladsy maak ${f.liveBefore} minute voor die oplaaityd oop.`,
  "track-trip": (f) =>
    `U kan u rit op ’n kaart volg, van ${f.liveBefore} minute voor die oplaaityd tot ${f.liveAfter} minute na aankoms: met die skakel in ons e-pos oor u bestuurder, of in u bespreking.`,
  "email-missing": (f) =>
    `U besprekingsnommer en toegangskode is in ons e-pos oor die bespreking. Kyk asseblief ook in u gemorspos. Niks daar nie? Gaan na “Maak u bespreking oop”, kies “Lost your reference or code?” en gee die e-posadres van u bespreking: ons stuur albei weer. ${contact(f)}`,
  "find-booking": () =>
    "Maak u bespreking oop met die besprekingsnommer en die toegangskode uit ons e-pos. U sien die status en kan betaal, verander of kanselleer. Of stuur albei hier vir my in een boodskap, dan soek ek dit.",
  weather: () =>
    "As slegte weer u rit of toer onmoontlik maak, is kansellasie gratis, al is dit op die laaste oomblik.",
  "no-show": (f) =>
    `U bestuurder wag en probeer u bereik: ${f.waitAirport} minute is gratis by die lughawe, ${f.waitStation} by ’n stasie of die hawe, ${f.waitElsewhere} op ander plekke. Wie nie opdaag nie, betaal ${f.noShowPercent} van die prys. Kom u later? Bel ${f.phone} voor die gratis tyd verby is.`,
  refund: (f) =>
    `Tot ${f.freeHours} uur voor die oplaaityd betaal ons alles terug. Daarna hou ons ${f.latePercent} van die prys, en ${f.noShowPercent} as u nie opdaag nie.${grace.af(f)} U kry die geld terug soos u betaal het, gewoonlik dieselfde dag en uiterlik binne ${f.refundDays} werksdae. U bank wys dit binne ${f.bankDays} werksdae. Die status is in u bespreking.`,
  waiver: (f) =>
    `Ons is jammer. As iemand in u groep oorlede is of in die hospitaal is, is kansellasie gratis, hoe laat dit ook al is. Maak u bespreking oop met die besprekingsnommer en toegangskode, kanselleer met daardie rede en voeg die dokument by. Vir enige ander siekte geld die gewone reël: gratis tot ${f.freeHours} uur voor die oplaaityd, daarna ${f.latePercent} van die prys.${grace.af(f)} ${contact(f)}`,
  cancel: (f) =>
    `Kansellasie is gratis tot ${f.freeHours} uur voor die oplaaityd. Daarna vra ons ${f.latePercent} van die prys, en ${f.noShowPercent} as u nie opdaag nie.${grace.af(f)} Kansellasie weens die weer is gratis.\n\nOm te kanselleer, maak u bespreking oop met die besprekingsnommer en toegangskode. U sien die koste voor u bevestig.`,
  change: (f) =>
    `Maak u bespreking oop met die besprekingsnommer en toegangskode. Daar verander u tyd, datum, vlug, adres of passasiers en sien u eers die nuwe prys. Klein veranderinge geld dadelik, op ander antwoord ons span binne ${f.changeMinutes} minute. Minder as ${f.freeHours} uur voor die oplaaityd moet ons span ’n nuwe tyd goedkeur. ${contact(f)}`,
  accessibility: (f) =>
    `Noem die rolstoel of loophulp onder “Special requirements” wanneer u bespreek, dan stuur ons ’n voertuig met genoeg plek. Het u ’n oprit of hysbak nodig, of bly u in die rolstoel sit? Vra dan eers ons span. ${contact(f)}`,
  "child-seats": (f) =>
    `Kinderstoeltjies is gratis vir kinders onder ${f.childAge}. Gee die ouderdomme wanneer u bespreek, dan is die regte stoeltjie in voor die bestuurder vertrek.`,
  luggage: (f) =>
    `’n Sedan neem ${f.sedanBags} tasse en tot ${f.sedanSeats} mense, ’n bussie ${f.shuttleBags} tasse en tot ${f.shuttleSeats} mense. ’n Sleepwa agter die bussie neem nog ${f.trailerBags}. Gee u bagasie wanneer u bespreek: die prys is dan vir ’n voertuig waarin alles pas. Noem ook branderplanke, gholfstokke, fietse en stootwaentjies.`,
  tips: () =>
    "’n Fooitjie is vrywillig. Dit word nie verwag nie en nie by die prys gevoeg nie. As u die bestuurder wil bedank, gee dit persoonlik, in kontant.",
  "night-price": (f) =>
    f.nightShare
      ? `Ritte met ’n oplaaityd tussen ${f.nightFrom} en ${f.nightUntil} kos ${f.nightShare} meer. Toere en motors met bestuurder kos altyd dieselfde. Die bespreking wys die prys vir u tyd voor u bevestig.`
      : "Nee. Ons pryse is snags dieselfde.",
  "night-safety": (f) =>
    sentences(
      `U bestuurder ontmoet u op u naam, ook in die middel van die nag.`,
      f.screensDrivers && "Elke bestuurder is gelisensieer en nagegaan.",
      `U ken die naam, nommerplaat en ’n PIN ${f.driverHours} uur voor die oplaaityd.`,
      f.seesVehicles && "Ons beheerkamer sien elke voertuig.",
      `Familie kan die rit met ’n skakel volg. Ons antwoord ${f.phone} heelnag.`,
    ),
  "night-hours": (f) =>
    `Ja. Ons ry en antwoord op enige uur: ${f.dayHours} uur per dag, ${f.yearDays} dae per jaar.${f.nightShare ? ` Ritte tussen ${f.nightFrom} en ${f.nightUntil} kos ${f.nightShare} meer.` : ""}`,
  safety: (f) =>
    sentences(
      f.licensedDrivers &&
        `${f.licensedDrivers} van ons bestuurders is gelisensieer: niemand ry vir ons sonder ’n geldige lisensie, ’n professionele bestuurspermit en ’n skoon agtergrond nie.`,
      f.inspectsVehicles && "Voertuie word elke maand geïnspekteer.",
      f.insuresPassengers && "Passasiers is verseker.",
      f.seesVehicles && "Ons beheerkamer sien elke voertuig.",
    ) || contact(f),
  invoice: () =>
    "U faktuur is in u bespreking sodra dit betaal of op rekening is. Maak dit oop met die besprekingsnommer en toegangskode. U kan u maatskappy se naam en BTW-nommer daar byvoeg.",
  waiting: (f) =>
    `Wag is ${f.waitAirport} minute gratis by die lughawe, ${f.waitStation} minute by ’n stasie of die hawe, en ${f.waitElsewhere} minute op ander plekke. Daarna kos elke verdere ${f.waitStep} minute ${f.waitPrice} in ’n sedan, meer in ’n groter voertuig. Die regstreekse bladsy wys die prys soos dit loop.`,
  vouchers: (f) =>
    `Ja. U kies die bedrag en ons e-pos die bewys as ’n PDF, aan die ontvanger of aan u. Dit is ${f.voucherYears} jaar geldig en betaal vir enige rit of toer op hierdie webwerf. Het u reeds een? Bespreek eers en gee die kode op die betaalbladsy.`,
  "split-bill": () =>
    "Ja. Bespreek eers en kies dan “Split the bill” op die betaalbladsy. U sê wie betaal, en elkeen kry ’n skakel om sy eie deel met kaart of kits-EFT te betaal.",
  payment,
  pets: (f) =>
    `Sê asseblief vir ons voor u bespreek as ’n hond of ander dier saamry, ook ’n gids- of hulphond. Ons span sal sê of en hoe dit kan. ${contact(f)}`,
  complaint: (f) =>
    `Ons is jammer. Sê asseblief vir ons span wat gebeur het, met u besprekingsnommer. ${contact(f)}${f.claimDays ? `\n\nOns geld-terug-waarborg dek ritte wat nie was wat u bespreek het nie: binne ${f.claimDays} dae na die rit.` : ""}`,
  "short-notice": (f) =>
    `Bespreek ritte asseblief ${f.leadTransfer} uur vooruit, en toere en groepe ${f.leadTour} tot ${f.leadGroup} uur vooruit. As dit vroeër is, wys die besprekingsblad of ons dadelik kan bevestig en of ons span eers kyk. Jy kan ook ${f.phone} bel.`,
  "how-to-book": () => "U kan hier sonder ’n rekening bespreek en sien die prys soos u aangaan.",
  vehicles: (f) =>
    `’n Sedan neem tot ${f.sedanSeats} mense, ’n bussie tot ${f.shuttleSeats} en ’n luukse bus tot ${f.coachSeats}. Groter groepe ry in ’n groot bus met ${f.largeCoachSeats} sitplekke of meer. Daar is altyd ’n bestuurder by. Die bespreking wys elke voertuig wat by u pas, met sy bagasie en sy prys.`,
  guarantee: (f) =>
    f.claimDays
      ? `Ja. Was u rit deur ons skuld nie wat u bespreek het nie? Sê dit vir ons binne ${f.claimDays} dae daarna en ons betaal die rit terug.`
      : contact(f),
  languages: () =>
    "Ons bestuurders praat Engels. Vir ’n toer kan u in die bespreking Afrikaans of ’n ander taal kies: ons soek ’n bestuurder wat dit praat. As niemand beskikbaar is nie, praat u bestuurder Engels. Hier kan u in Afrikaans skryf.",
  comfort: (f) =>
    `Ek weet dit nie van elke voertuig nie. Ons privaat bussies en busse het lugversorging. Vra ons span voor u bespreek wat nog aan boord is. ${contact(f)}`,
  partnership: (f) =>
    `Graag. Hotelle, reisagente, maatskappye en bestuurders werk saam met ons en kan aanlyn aansoek doen. Kies wat by u pas, en ons span sal antwoord. ${contact(f)}`,
  human: (f) => contact(f),
  ...afrikaansService(contact, payment),
  ...afrikaansCare(contact),
};

export const afrikaans: Answers = {
  locale: "af",
  situations,
  contact,
  unknown: "Ek het nie daardie inligting nie, maar ons span het.",
  englishPage: "Ons bladsy daaroor sê meer, in Engels.",
  onlyTrips: "Ek help net met ritte en toere van {company}: pryse, besprekings, tye en reëls.",
  upset: "Ek is jammer dat u ontsteld is. Sê vir ons span wat gebeur het, en hulle sal u help.",
  greeting: "Hallo! Ek help graag met ritte, toere, pryse of besprekings.",
  thanks: "Dis ’n plesier. Ek help graag verder.",
  about: "Ek is die outomatiese assistent van {company}. Ek ken ons pryse en reëls en kan ’n bespreking vir u invul.",
  book: "U kan hier sonder ’n rekening bespreek en sien die prys soos u aangaan.",
  bookOn: (day) => `U kan hier sonder ’n rekening vir ${day} bespreek en sien die prys soos u aangaan.`,
  back: (when) => `terug ${when}`,
  openBooking: "Na die bespreking",
  more: "Meer oor",
  links: {
    "/#faq": "Vrae en antwoorde",
    "/about": "Meer oor veiligheid",
    "/booking": "Na die bespreking",
    "/confirm-booking": "Maak u bespreking oop",
    "/contact": "Kontak",
    "/free-quote": "Vra ’n kwotasie",
    "/gift-vouchers": "Geskenkbewyse",
    "/guarantee": "Die geld-terug-waarborg",
    "/legal/privacy": "Privaatheid",
    "/partners": "Vir vennote",
    "/rideshare": "Gedeelde ritte",
    "/services": "Ons voertuie",
    "/services/airport-transfers": "Lughaweritte",
    "/services/car-hire": "Motor met bestuurder",
    "/services/corporate-events": "Geleenthede",
    "/services/staff-transport": "Personeelvervoer",
    "/tours": "Toere",
  },
  ways,
  and: "of",
  offers: {
    tour: (name, price) => `Die ${name}-toer ${price}, vir u eie groep.`,
    lasts: (span, unit) => `Dit duur ${span} ${{ minutes: "minute", hours: "uur", days: "dae" }[unit]}.`,
    upTo: "tot",
    transfer: (to, price) => `’n Privaat rit van Kaapstad na ${to} ${price}, een rigting.`,
    road: (from, to, price, isReturn) => `Die rit van ${from} na ${to}${isReturn ? " en terug" : ""} ${price}.`,
    airport: (price) => `’n Lughawerit ${price}.`,
    startingAt: (price) => `kos vanaf ${price}`,
    forPeople: (price, people) => `kos ${price} vir ${people === 1 ? "een persoon" : `${people} mense`}`,
    byQuote: (people) => `se prys vir ${people} mense is op aanvraag`,
    vehicle: (people, vehicleClass) =>
      `Vir ${people} mense stuur ons ’n ${vehicles[vehicleClass.id] ?? vehicleClass.name}.`,
    outOfSeason: (name, season) => `Die ${name}-toer is van ${season}.`,
    months: (first, last) => `${first} tot ${last}`,
    ...afrikaansTrips,
  },
  booking: {
    status: (reference, status) => `Bespreking ${reference}. Status: ${status}.`,
    trip: ({ at, from, to, people }) =>
      `Oplaaityd ${at}, van ${from}${to ? ` na ${to}` : ""}, ${people === 1 ? "een persoon" : `${people} mense`}.`,
    driver: (name, vehicle, plate) => `U bestuurder is ${name}: ${vehicle}, nommerplaat ${plate}.`,
    noDriver: "Ons stuur u bestuurder se naam en nommerplaat ’n dag voor die tyd per e-pos.",
    due: (amount) => `Nog te betaal: ${amount}.`,
    freeUntil: (moment) => `Kansellasie is gratis tot ${moment}.`,
    codeNeeded: (reference) =>
      `Vir bespreking ${reference} het ek ook die toegangskode nodig. Dit is in ons e-pos oor die bespreking.`,
    notFound: (phone) =>
      `Ons kon nie daardie bespreking kry nie. Kyk na die besprekingsnommer en toegangskode in ons e-pos, of bel ${phone}.`,
    locked: (phone) => `Daar was te veel pogings. Probeer asseblief later weer, of bel ${phone}.`,
  },
};
