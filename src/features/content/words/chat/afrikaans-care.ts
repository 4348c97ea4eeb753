import type { Answers, CareAnswers } from "./answers.ts";
import { grace } from "./grace.ts";
import { ownTerms } from "./own-terms.ts";

/** Answers in Afrikaans on the way and around a booking. */
export const afrikaansCare = (contact: Answers["contact"]): CareAnswers => ({
  breakdown: (f) =>
    `Bel ons asseblief nou dadelik by ${f.phone}: ons span antwoord op enige uur, sien waar u voertuig is en reël hulp of ’n ander voertuig. As u ’n vlug moet haal, sê vir ons hoe laat. As iemand seergekry het, bel eers ${f.emergencyNumber}.`,
  "unsafe-driving": (f) =>
    `Vra die bestuurder om stadiger te ry of op ’n veilige plek te stop. Bel ons dan dadelik by ${f.phone}, op enige uur: ons sien u voertuig en kry die bestuurder in die hande. As u in gevaar is, bel ${f.emergencyNumber} met u selfoon, of die polisie by ${f.policeNumber}.`,
  "no-show-dispute": (f) =>
    `Ons is jammer. Antwoord op ons e-pos of gee vir ons span u besprekingsnommer. Ons kyk wanneer en waar die bestuurder was en wie gebel is. As dit ons fout was, betaal ons u terug. ${contact(f)}`,
  "when-confirmed": (f) =>
    `’n Bespreking met ’n vaste prys is bevestig sodra dit betaal is, en ons e-pos sê so. Op ’n versoek antwoord ons span binne ${f.answerMinutes} minute. Om die status te sien, maak u bespreking oop met die besprekingsnommer en toegangskode, of stuur albei hier vir my in een boodskap.`,
  "reply-time": (f) =>
    `Ons antwoord op kwotasies en besprekingsversoeke binne ${f.answerMinutes} minute, en op boodskappe van die kontakblad binne ${f.contactHours} uur. Wag u al langer? Kyk asseblief in u gemorspos, of vra ons nou. ${contact(f)}`,
  "part-cancel": (f) =>
    `Ja. Maak u bespreking oop met die besprekingsnommer en toegangskode, kies kanselleer en dan net die rit wat u nie nodig het nie, soos die terugrit. Die ander een bly. Dit is gratis tot ${f.freeHours} uur voor daardie rit se oplaaityd. Daarna vra ons ${f.latePercent} van sy prys.${grace.af(f)}${ownTerms.af(f)}`,
  "book-for-other": () =>
    "Ja. Vul die naam en selfoonnommer in van die een wat ry, sodat die bestuurder hom of haar kan bereik. Die bevestiging en die faktuur gaan na die e-posadres wat u invul, en dit kan u eie wees.",
  "print-app": () =>
    "Nee, u hoef niks te druk nie en geen app af te laai nie. U bespreking maak op u foon oop met die besprekingsnommer en toegangskode uit ons e-pos. Daar is ook ’n PDF so groot soos ’n bankkaart.",
  "transfer-proof": (f) =>
    `Maak u bespreking oop met die besprekingsnommer en toegangskode, gaan na die betaalblad en laai die bewys van betaling (proof of payment) daar op. Ons vergelyk dit met ons bankstaat: ’n EFT tussen banke kan tot die volgende werksdag neem, ’n onmiddellike betaling ’n paar minute. Ons e-pos u sodra dit daar is. Moet asseblief nie weer betaal nie. ${contact(f)}`,
  currency: () =>
    "Alle pryse is in Suid-Afrikaanse rand en u betaal in rand: u bank reken om as u kaart in dollar, euro of ’n ander geldeenheid is. Ons webwerf kan die pryse daarnaas by benadering in dollar, euro en pond wys.",
  "price-firm": (f) =>
    `Die bespreking wys een prys vir u hele groep voor u bevestig, met BTW waar ons daarvoor geregistreer is. Dit bly so tensy u die bespreking verander, sonder versteekte koste. Ritte en motors met bestuurder is per voertuig; as ’n prys per persoon is, staan dit daarby. Net wat u later byvoeg, kos ekstra: wag na die gratis tyd, ’n stop (${f.stopPrice}), tol en parkering waarvoor u vra.`,
  "quote-validity": (f) =>
    `’n Kwotasie is ${f.quoteHours} uur geldig, maar nooit later as ${f.freeHours} uur voor die oplaaityd nie. Die dag en tyd staan op die kwotasie. Daarna maak ons graag vir u ’n nuwe een.`,
  "flight-number": (f) =>
    `Vul u vlugnommer in wanneer u bespreek, en as oplaaityd die tyd wanneer u vlug land.${f.followsFlights ? " Ons volg die vlug, so ’n vertraging skuif die oplaaityd." : ""} Die eerste ${f.waitAirport} minute se wag by die lughawe is gratis, so u hoef nie tyd vir paspoort en bagasie by te tel nie. U kan die vlugnommer ook later byvoeg.`,
  "minor-alone": (f) =>
    `Vra asseblief ons span voor u bespreek vir ’n kind of tiener wat sonder ’n volwassene ry. Hulle sal sê of en hoe dit kan. ${contact(f)}`,
  "helping-hand": (f) =>
    `Skryf dit onder “Special requirements” wanneer u bespreek, soos dat iemand stadig loop of hulp nodig het van die deur af of met die tasse. U bestuurder help. By die lughawe ontmoet hy u in die aankomssaal, help met die trollie en stap saam na die voertuig. Vir meer hulp as dit, vra eers ons span. ${contact(f)}`,
  "staff-transport": (f) =>
    `Ja. Ons bring u personeel werk toe en huis toe op enige uur, ook elke aand, volgens u rooster. Die prys is per kwotasie, met ’n maandelikse faktuur. Sê vir ons hoeveel mense, van waar na waar en hoe laat, en u kry binne ${f.answerMinutes} minute antwoord. ${contact(f)}`,
  "event-transport": (f) =>
    `Ja. Ons ry die gaste van troues, konferensies, konserte en ander geleenthede: bussies tot ${f.shuttleSeats} mense, luukse busse tot ${f.coachSeats}, groot busse vir meer. Die prys is per kwotasie. Sê vir ons die datum, hoeveel gaste, van waar en waarheen, en u kry binne ${f.answerMinutes} minute antwoord. ${contact(f)}`,
  forecast: () =>
    "Ek ken nie die weervoorspelling nie. As slegte weer u rit of toer onmoontlik maak, is kansellasie gratis, al is dit op die laaste oomblik.",
  robot: (f) =>
    `Ek is die outomatiese assistent van {company}, nie ’n mens nie. Ek ken ons pryse en reëls en kan ’n bespreking vir u invul. So kry u ons span: ${contact(f)}`,
  "out-of-scope": (f) =>
    `Ek het nie daardie inligting nie: ek help net met ritte en toere van {company}. ${contact(f)}`,
});
