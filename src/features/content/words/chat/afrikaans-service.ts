import type { Answers, ServiceAnswers } from "./answers.ts";
import { depositText } from "./deposit.ts";

/** Answers in Afrikaans about our terms and our service. */
export const afrikaansService = (contact: Answers["contact"], payment: Answers["contact"]): ServiceAnswers => ({
  deposit: (f) =>
    `${depositText(f, { byService: `By hierdie dienste betaal u net ’n deel wanneer u bespreek: ${f.depositList}. By al die ander is die volle prys betaalbaar. Die besprekingsblad wys wat wanneer betaalbaar is.`, forAll: `Ons vra ’n deposito van ${f.depositPercent} wanneer u bespreek. Die balans word by u bespreking gewys.`, none: "Ons vra geen deposito nie. U betaal die prys een keer, nadat u bespreek het." })} ${payment(f)}`,
  "bank-details": (f) =>
    `Bespreek eers en kies bankoorplasing of EFT op die betaalbladsy. Dit wys ons bankbesonderhede en die verwysing, en ons hou u bespreking ${f.transferHours} uur. Moenie geld stuur na besonderhede wat u elders kry nie.`,
  "payment-trouble": (f) =>
    `Ons is jammer. Maak eers u bespreking oop: dit wys wat ons ontvang het en wat nog uitstaan. Twee keer of verkeerd betaal? Stuur vir ons u besprekingsnommer, dan kyk ons en betaal terug wat te veel is. Geweier? Probeer ’n ander kaart of betaalwyse op die betaalbladsy. ${contact(f)}`,
  privacy: (f) =>
    `Ons gebruik u inligting vir u rit, u faktuur en u veiligheid en verkoop dit aan niemand nie. U kan gratis vra dat ons dit wys, regmaak of uitvee. Wat u in hierdie klets skryf, stoor ons nie. ${contact(f)}`,
  "extra-stop": (f) =>
    `Ja. Voeg die stop by wanneer u ’n rit bespreek: elkeen kos ${f.stopPrice}, en die bespreking wys die prys met die langer pad. Op ’n toer, of met ’n motor en bestuurder vir die dag, stop u waar u wil.`,
  "company-account": (f) =>
    `Ja. Maatskappye ry op rekening, met een maandelikse faktuur per kostesentrum. U kan ’n reisbeleid opstel en wie uitsonderings goedkeur. Ons span maak die rekening oop na ’n kredietkontrole. ${contact(f)}`,
  "chat-limit": (f) =>
    `Ek antwoord tot ${f.chatTimes} vrae per minuut. Wag ’n oomblik en stuur u boodskap weer, of vra ons span. ${contact(f)}`,
  "shared-seat": (f) =>
    `Ons ritte en toere is privaat: die voertuig is net vir u groep. Reis u alleen en is u tyd buigsaam, vra ons vir ’n gedeelde sitplek op ’n geskeduleerde rit. Ons sal sê watter ritte pas en wat die sitplek kos. ${contact(f)}`,
  discount: (f) =>
    `Groepe van ${f.groupFrom} of meer kry ${f.groupPercent} af, en die prys wat u sien het dit reeds in. Ons pryslys het geen ander afslag nie: verskeie dae, retoerritte, seniors en studente kos dieselfde per rit. Vir verskeie dae of gereelde ritte, vra ons span vir ’n kwotasie. ${contact(f)}`,
  included: () =>
    "Die prys sluit die privaat voertuig, die bestuurder, brandstof en kinderstoeltjies in, en BTW waar ons daarvoor geregistreer is. Toegangsfooie, kaartjies, proeë, etes en ’n geregistreerde gids is nie ingesluit nie: u betaal dit daar. Tol en parkering waarvoor u vra, kos wat dit kos.",
  "voucher-trouble": (f) =>
    `Tik die kode op die betaalbladsy van u bespreking in, presies soos in ons e-pos. ’n Geskenkbewys is ${f.voucherYears} jaar geldig, totdat dit op is. Word dit steeds nie aanvaar nie, sal ons span dit nagaan. ${contact(f)}`,
  "door-pickup": (f) =>
    `Ja. Ons laai u op en laat u af by enige adres: hotel, gastehuis, huis, stasie, vaartuigterminaal of lughawe. Gee dit wanneer u bespreek. Wag is ${f.waitElsewhere} minute gratis, ${f.waitStation} by ’n stasie of die hawe en ${f.waitAirport} by die lughawe.`,
  "with-driver": () =>
    "Elkeen van ons voertuie kom met ’n bestuurder. Ons verhuur nie motors om self te bestuur nie. U kan ’n motor met bestuurder vir ’n halwe of ’n volle dag huur.",
  "same-driver": (f) =>
    `Skryf u wens onder “Special requirements” wanneer u bespreek, en ons sal probeer. Ons kan nie ’n spesifieke bestuurder belowe nie. ${contact(f)}`,
  "driver-waits": (f) =>
    `Ja. Met ’n motor en bestuurder vir ’n halwe of volle dag, of op ’n toer, wag u bestuurder waar u stop. By ’n rit is wag ${f.waitElsewhere} minute gratis, en elke verdere ${f.waitStep} minute kos ${f.waitPrice} in ’n sedan, meer in ’n groter voertuig.`,
  "season-price": (f) =>
    `${f.festivePercent ? `In die feestyd is ons pryse ${f.festivePercent} hoër` : "Ons pryse is heeljaar dieselfde"}${f.holidayPercent ? `, en op openbare vakansiedae ${f.holidayPercent}` : ""}. Naweke kos dieselfde as ander dae. Die bespreking wys die prys vir u datum voor u bevestig.`,
  "card-safety": () =>
    "U kaartbesonderhede bly by die betaaldiens: u tik dit op hul veilige bladsy in, en ons sien of stoor dit nie. Ons webwerf en die betaalbladsy is geënkripteer.",
  "own-route": () =>
    "Met graagte. Ons toere is privaat: die bestuurder stop waar u vra en los uit wat u nie wil sien nie. Vir ’n roete van u eie neem u ’n motor met bestuurder vir ’n halwe of volle dag, of vra ons vir ’n kwotasie.",
  "return-price": () =>
    "Pryse van ritte is per voertuig en een rigting. Voeg die retoerrit by wanneer u bespreek: dit kos weer dieselfde, teen die prys van sy eie dag en uur. ’n Toer is vir u hele groep en bring u terug.",
  "flight-pickup": (f) =>
    `U lugredery sê teen wanneer u moet inboek. Tel die rit by: vra my hoe lank dit van u blyplek na die lughawe duur. Ons span stel graag ’n oplaaityd vir u vlug voor. ${contact(f)}`,
  "we-cancel": (f) =>
    `Dan betaal u niks: alles wat u vir daardie rit betaal het, betaal ons terug soos u betaal het, en ons help u om ’n ander tyd of voertuig te kry. U bank wys dit na ${f.bankDays} werksdae. ${contact(f)}`,
  "our-office": (f) =>
    `Ons is in {town} en het nie ’n toonbank nie: ons kom na u toe, en ons span antwoord op enige uur. ${contact(f)}`,
});
