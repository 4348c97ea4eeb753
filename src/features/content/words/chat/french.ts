import { type Answers, listedWays, sentences } from "./answers.ts";
import { frenchCare } from "./french-care.ts";
import { frenchService } from "./french-service.ts";
import { frenchTrips } from "./french-trips.ts";
import { grace } from "./grace.ts";

/** What travellers call the classes that every company starts with. */
const vehicles: Readonly<Record<string, string>> = {
  sedan: "une berline",
  shuttle: "un minibus",
  luxury_coach: "un autocar de luxe",
  large_coach: "un grand autocar",
};

const contact: Answers["contact"] = ({ phone, whatsapp, email }) =>
  `Appelez le ${phone}, écrivez-nous sur ${whatsapp} ou à ${email}, à toute heure.`;

const ways: Answers["ways"] = {
  online: "carte bancaire",
  transfer: "virement",
  cash: "espèces",
  account: "compte entreprise",
};

const payment: Answers["contact"] = (f) =>
  `Vous pouvez payer par ${listedWays({ ways, and: "ou" }, f.ways)}. Tous les prix sont en rands sud-africains.${f.ways.includes("cash") ? ` Les espèces se donnent au chauffeur, pour les réservations jusqu’à ${f.cashAtMost}.` : ""} La réservation montre les moyens possibles pour la vôtre.`;

const situations: Answers["situations"] = {
  emergency: (f) =>
    `Si quelqu’un est blessé ou en danger, appelez tout de suite le ${f.emergencyNumber} depuis un portable, ou la police au ${f.policeNumber}. Appelez-nous ensuite au ${f.phone} : notre équipe répond à toute heure et voit où est votre véhicule.`,
  "lost-item": (f) =>
    `Ouvrez votre réservation avec son numéro et le code d’accès et choisissez « Report lost item ». Votre chauffeur est prié de chercher, et nous vous répondons par e-mail. ${contact(f)}`,
  "flight-cancelled": (f) =>
    `Prévenez-nous dès que la compagnie vous informe. Nous déplaçons la prise en charge sur votre nouveau vol, ou vous l’annulez dans votre réservation. L’annulation est gratuite jusqu’à ${f.freeHours} heures avant la prise en charge. ${contact(f)}`,
  "flight-delay": (f) =>
    f.followsFlights
      ? `Vous n’avez rien à faire si votre numéro de vol est dans la réservation. Nous suivons le vol et déplaçons la prise en charge à l’heure réelle de votre atterrissage. Les ${f.waitAirport} premières minutes d’attente à l’aéroport sont gratuites.\n\nVous avez changé de vol ? Modifiez le numéro dans votre réservation, ou appelez le ${f.phone}.`
      : `Appelez-nous ou écrivez-nous dès que vous le savez : nous déplaçons la prise en charge à l’heure réelle de votre atterrissage. Les ${f.waitAirport} premières minutes d’attente à l’aéroport sont gratuites. ${contact(f)}`,
  "passenger-late": (f) =>
    `Prévenez votre chauffeur avec « I’m late » sur la page en direct de votre trajet. Elle s’ouvre ${f.liveBefore} minutes avant la prise en charge, par le lien de notre e-mail sur votre chauffeur. Ou appelez le ${f.phone}.\n\nL’attente est gratuite pendant ${f.waitAirport} minutes à l’aéroport, ${f.waitStation} à une gare ou au port et ${f.waitElsewhere} ailleurs. Ensuite, chaque tranche de ${f.waitStep} minutes coûte ${f.waitPrice} en berline, plus dans un grand véhicule.`,
  "driver-missing": (f) =>
    `Appelez-nous maintenant au ${f.phone}, ou écrivez-nous sur ${f.whatsapp} : nous voyons le véhicule et joignons votre chauffeur.\n\nLe lien en direct de notre e-mail sur votre chauffeur montre où est le véhicule et quand il arrive, avec la plaque. À l’aéroport, le chauffeur attend dans le hall des arrivées avec un panneau à votre nom. Restez à l’intérieur.`,
  "driver-identity": (f) =>
    `Notre e-mail, ${f.driverHours} heures avant la prise en charge, donne le nom du chauffeur, le véhicule, la plaque et un code PIN. Vérifiez la plaque et dites le PIN à votre chauffeur : vous savez ainsi tous les deux que c’est le bon trajet. À l’aéroport, votre nom est sur son panneau. Ne suivez personne d’autre.`,
  "meeting-point": (f) =>
    `Dans le hall des arrivées, après les portes coulissantes : votre chauffeur y attend avec un panneau à votre nom. Vous ne le voyez pas ? Restez à l’intérieur et appelez le ${f.phone}. Ailleurs, le chauffeur vient à l’adresse de votre réservation.`,
  "driver-details": (f) =>
    `Vous recevez le nom du chauffeur, le véhicule et la plaque par e-mail ${f.driverHours} heures avant la prise en charge. Ils sont ensuite aussi dans votre réservation. Quand le chauffeur est en route, la page en direct montre son numéro de téléphone.`,
  "share-trip": (f) =>
    `Oui. Choisissez « Share with family » sur la page en direct de votre trajet : vos proches voient où vous êtes et quand vous arrivez, sans plaque, téléphone ni adresse. La page s’ouvre ${f.liveBefore} minutes avant la prise en charge.`,
  "track-trip": (f) =>
    `Vous pouvez suivre votre trajet sur une carte, de ${f.liveBefore} minutes avant la prise en charge à ${f.liveAfter} minutes après l’arrivée : par le lien de notre e-mail sur votre chauffeur, ou dans votre réservation.`,
  "email-missing": (f) =>
    `Votre numéro de réservation et le code d’accès sont dans notre e-mail de réservation. Regardez aussi dans les indésirables. Rien trouvé ? Ouvrez « Votre réservation », choisissez « Lost your reference or code? » et entrez l’adresse e-mail de la réservation : nous vous renvoyons les deux. ${contact(f)}`,
  "find-booking": () =>
    "Ouvrez votre réservation avec son numéro et le code d’accès de notre e-mail de réservation. Vous y voyez son statut et pouvez payer, modifier ou annuler. Ou envoyez-moi les deux ici, dans un seul message, et je la cherche.",
  weather: () =>
    "Si le mauvais temps rend votre trajet ou votre excursion impossible, l’annulation est gratuite, même au dernier moment.",
  "no-show": (f) =>
    `Votre chauffeur attend et essaie de vous joindre : ${f.waitAirport} minutes sont gratuites à l’aéroport, ${f.waitStation} à une gare ou au port, ${f.waitElsewhere} ailleurs. Une absence coûte ${f.noShowPercent} du prix. En retard ? Appelez le ${f.phone} avant la fin de l’attente gratuite.`,
  refund: (f) =>
    `Jusqu’à ${f.freeHours} heures avant la prise en charge, nous remboursons tout ce que vous avez payé. Ensuite nous gardons ${f.latePercent} du prix, et ${f.noShowPercent} si vous ne venez pas.${grace.fr(f)} Le remboursement suit le même chemin que le paiement, en général le jour même et au plus tard sous ${f.refundDays} jours ouvrables. Votre banque l’affiche en ${f.bankDays} jours ouvrables. Votre réservation en montre l’état.`,
  waiver: (f) =>
    `Nous sommes désolés. Si une personne de votre groupe est décédée ou à l’hôpital, l’annulation est gratuite, même au dernier moment. Ouvrez votre réservation avec son numéro et le code d’accès, annulez avec ce motif et joignez le document. Pour toute autre maladie, la règle habituelle s’applique : gratuit jusqu’à ${f.freeHours} heures avant la prise en charge, puis ${f.latePercent} du prix.${grace.fr(f)} ${contact(f)}`,
  cancel: (f) =>
    `L’annulation est gratuite jusqu’à ${f.freeHours} heures avant la prise en charge. Ensuite nous facturons ${f.latePercent} du prix, et ${f.noShowPercent} si vous ne venez pas.${grace.fr(f)} Annuler à cause de la météo est gratuit.\n\nPour annuler, ouvrez votre réservation avec son numéro et le code d’accès. Vous voyez les frais avant de confirmer.`,
  change: (f) =>
    `Ouvrez votre réservation avec son numéro et le code d’accès. Vous pouvez y modifier l’heure, la date, le vol, l’adresse ou le nombre de passagers, et voir d’abord le nouveau prix. Les petites modifications sont immédiates ; pour les autres, notre équipe répond en ${f.changeMinutes} minutes. À moins de ${f.freeHours} heures de la prise en charge, notre équipe doit accepter la nouvelle heure. ${contact(f)}`,
  accessibility: (f) =>
    `Indiquez le fauteuil roulant ou l’aide à la marche sous « Special requirements » en réservant : nous envoyons un véhicule avec la place nécessaire. Il vous faut une rampe ou un élévateur, ou vous restez dans le fauteuil ? Demandez d’abord à notre équipe. ${contact(f)}`,
  "child-seats": (f) =>
    `Les sièges enfant sont gratuits pour les moins de ${f.childAge} ans. Indiquez l’âge en réservant, et le bon siège est installé avant le départ du chauffeur.`,
  luggage: (f) =>
    `Une berline prend ${f.sedanBags} bagages et jusqu’à ${f.sedanSeats} personnes, un minibus ${f.shuttleBags} bagages et jusqu’à ${f.shuttleSeats} personnes. Une remorque derrière le minibus en prend ${f.trailerBags} de plus. Indiquez vos bagages en réservant : le prix vaut pour un véhicule où ils tiennent. Signalez aussi planches de surf, clubs de golf, vélos et poussettes.`,
  tips: () =>
    "Le pourboire est libre. Il n’est pas attendu et n’est pas ajouté au prix. Pour remercier votre chauffeur, vous pouvez le lui donner en personne, en espèces.",
  "night-price": (f) =>
    f.nightShare
      ? `Les transferts avec une prise en charge entre ${f.nightFrom} et ${f.nightUntil} coûtent ${f.nightShare} de plus. Les excursions et les voitures avec chauffeur coûtent le même prix à toute heure. La réservation montre le prix pour votre heure avant de confirmer.`
      : "Non. Nos prix sont les mêmes la nuit.",
  "night-safety": (f) =>
    sentences(
      `Votre chauffeur vous accueille avec votre nom, même en pleine nuit.`,
      f.screensDrivers && "Chaque chauffeur a ses permis et ses antécédents sont vérifiés.",
      `Vous connaissez son nom, la plaque et un code PIN ${f.driverHours} heures avant la prise en charge.`,
      f.seesVehicles && "Notre centrale voit chaque véhicule.",
      `Vos proches peuvent suivre le trajet par un lien. Nous répondons toute la nuit au ${f.phone}.`,
    ),
  "night-hours": (f) =>
    `Oui. Nous roulons et répondons à toute heure : ${f.dayHours} heures sur ${f.dayHours}, ${f.yearDays} jours par an.${f.nightShare ? ` Les transferts entre ${f.nightFrom} et ${f.nightUntil} coûtent ${f.nightShare} de plus.` : ""}`,
  safety: (f) =>
    sentences(
      f.licensedDrivers &&
        `${f.licensedDrivers} de nos chauffeurs ont leurs permis : personne ne conduit pour nous sans permis valable, permis professionnel et casier vérifié.`,
      f.inspectsVehicles && "Les véhicules sont contrôlés chaque mois.",
      f.insuresPassengers && "Les passagers sont assurés.",
      f.seesVehicles && "Notre centrale voit chaque véhicule.",
    ) || contact(f),
  invoice: () =>
    "Votre facture est dans votre réservation dès qu’elle est payée ou mise sur compte. Ouvrez-la avec son numéro et le code d’accès. Vous pouvez y ajouter le nom et le numéro de TVA de votre société.",
  waiting: (f) =>
    `L’attente est gratuite pendant ${f.waitAirport} minutes à l’aéroport, ${f.waitStation} minutes à une gare ou au port, et ${f.waitElsewhere} minutes ailleurs. Ensuite, chaque tranche de ${f.waitStep} minutes coûte ${f.waitPrice} en berline, plus dans un grand véhicule. La page en direct montre le prix au fur et à mesure.`,
  vouchers: (f) =>
    `Oui. Vous choisissez le montant et nous envoyons le bon en PDF par e-mail, à la personne ou à vous. Il est valable ${f.voucherYears} ans et paie tout trajet et toute excursion de ce site. Vous en avez déjà un ? Réservez d’abord, puis entrez son code sur la page de paiement.`,
  "split-bill": () =>
    "Oui. Réservez d’abord, puis choisissez « Split the bill » sur la page de paiement. Vous indiquez qui paie, et chacun reçoit un lien pour payer sa part par carte ou par EFT instantané.",
  payment,
  pets: (f) =>
    `Dites-nous avant de réserver si un chien ou un autre animal voyage avec vous, même un chien guide ou d’assistance. Notre équipe vous dira si c’est possible et comment. ${contact(f)}`,
  complaint: (f) =>
    `Nous sommes désolés. Dites à notre équipe ce qui s’est passé, avec votre numéro de réservation. ${contact(f)}${f.claimDays ? `\n\nNotre garantie de remboursement couvre les trajets qui n’étaient pas ceux que vous aviez réservés : demandez-la dans les ${f.claimDays} jours après le trajet.` : ""}`,
  "short-notice": (f) =>
    `Réservez les transferts ${f.leadTransfer} heures à l’avance, les excursions et les groupes ${f.leadTour} à ${f.leadGroup} heures. Si c’est plus tôt, la page de réservation indique si nous pouvons confirmer tout de suite ou si notre équipe vérifie d’abord. Vous pouvez aussi appeler le ${f.phone}.`,
  "how-to-book": () => "Vous pouvez réserver ici sans compte et voir le prix au fur et à mesure.",
  vehicles: (f) =>
    `Une berline prend jusqu’à ${f.sedanSeats} personnes, un minibus jusqu’à ${f.shuttleSeats}, un autocar de luxe jusqu’à ${f.coachSeats}. Les groupes plus grands voyagent en grand autocar de ${f.largeCoachSeats} places ou plus. Un chauffeur est toujours compris. La réservation montre chaque véhicule qui vous convient, avec ses bagages et son prix.`,
  guarantee: (f) =>
    f.claimDays
      ? `Oui. Si, par notre faute, votre trajet n’était pas celui que vous aviez réservé, dites-le-nous dans les ${f.claimDays} jours qui suivent : nous le remboursons.`
      : contact(f),
  languages: () =>
    "Nos chauffeurs parlent anglais. Pour une excursion, vous pouvez choisir le français ou une autre langue en réservant : nous cherchons un chauffeur qui la parle. Si aucun n’est libre, votre chauffeur parle anglais. Ici, vous pouvez écrire en français.",
  comfort: (f) =>
    `Je ne le sais pas pour chaque véhicule. Nos minibus privés et nos autocars sont climatisés. Pour le reste à bord, demandez à notre équipe avant de réserver. ${contact(f)}`,
  partnership: (f) =>
    `Avec plaisir. Hôtels, agences de voyages, entreprises et chauffeurs travaillent avec nous et peuvent s’inscrire en ligne. Choisissez ce qui vous convient, et notre équipe vous répondra. ${contact(f)}`,
  human: (f) => contact(f),
  ...frenchService(contact, payment),
  ...frenchCare(contact),
};

export const french: Answers = {
  locale: "fr",
  situations,
  contact,
  unknown: "Je n’ai pas cette information, mais notre équipe l’a.",
  englishPage: "Notre page à ce sujet en dit plus, en anglais.",
  onlyTrips: "Je n’aide que pour les trajets et excursions de {company} : prix, réservations, horaires et règles.",
  upset: "Je suis désolé que vous soyez mécontent. Dites à notre équipe ce qui s’est passé, et elle vous aidera.",
  greeting: "Bonjour ! Je vous aide volontiers : transferts, excursions, prix ou réservation.",
  thanks: "Avec plaisir. Je reste à votre disposition.",
  about:
    "Je suis l’assistant automatique de {company}. Je connais nos prix et nos règles, et je peux préparer une réservation pour vous.",
  book: "Vous pouvez réserver ici sans compte et voir le prix au fur et à mesure.",
  bookOn: (day) => `Vous pouvez réserver ici sans compte pour le ${day} et voir le prix au fur et à mesure.`,
  back: (when) => `retour ${when}`,
  openBooking: "Ouvrir la réservation",
  more: "En savoir plus sur",
  links: {
    "/#faq": "Questions et réponses",
    "/about": "Notre sécurité",
    "/booking": "Ouvrir la réservation",
    "/confirm-booking": "Votre réservation",
    "/contact": "Contact",
    "/free-quote": "Demander un devis",
    "/gift-vouchers": "Bons cadeaux",
    "/guarantee": "Garantie de remboursement",
    "/legal/privacy": "Vos données",
    "/partners": "Pour les partenaires",
    "/rideshare": "Places partagées",
    "/services": "Nos véhicules",
    "/services/airport-transfers": "Transferts aéroport",
    "/services/car-hire": "Voiture avec chauffeur",
    "/services/corporate-events": "Événements",
    "/services/staff-transport": "Transport du personnel",
    "/tours": "Excursions",
  },
  ways,
  and: "ou",
  offers: {
    tour: (name, price) => `L’excursion ${name} ${price}, pour votre groupe privé.`,
    lasts: (span, unit) => `Elle dure ${span} ${{ minutes: "minutes", hours: "heures", days: "jours" }[unit]}.`,
    upTo: "à",
    transfer: (to, price) => `Un transfert privé du Cap à ${to} ${price}, aller simple.`,
    road: (from, to, price, isReturn) => `Le transfert de ${from} à ${to}${isReturn ? " et retour" : ""} ${price}.`,
    airport: (price) => `Un transfert aéroport ${price}.`,
    startingAt: (price) => `coûte à partir de ${price}`,
    forPeople: (price, people) => `coûte ${price} pour ${people === 1 ? "une personne" : `${people} personnes`}`,
    byQuote: (people) => `est sur devis pour ${people} personnes`,
    vehicle: (people, vehicleClass) =>
      `Pour ${people} personnes, nous envoyons ${vehicles[vehicleClass.id] ?? vehicleClass.name}.`,
    outOfSeason: (name, season) => `L’excursion ${name} a lieu de ${season}.`,
    months: (first, last) => `${first} à ${last}`,
    ...frenchTrips,
  },
  booking: {
    status: (reference, status) => `Réservation ${reference}. Statut : ${status}.`,
    trip: ({ at, from, to, people }) =>
      `Prise en charge ${at}, de ${from}${to ? ` à ${to}` : ""}, ${people === 1 ? "une personne" : `${people} personnes`}.`,
    driver: (name, vehicle, plate) => `Votre chauffeur est ${name} : ${vehicle}, plaque ${plate}.`,
    noDriver: "Nous vous envoyons le nom et la plaque de votre chauffeur par e-mail la veille.",
    due: (amount) => `Reste à payer : ${amount}.`,
    freeUntil: (moment) => `L’annulation est gratuite jusqu’au ${moment}.`,
    codeNeeded: (reference) =>
      `Pour la réservation ${reference}, il me faut aussi le code d’accès. Il est dans notre e-mail de réservation.`,
    notFound: (phone) =>
      `Nous n’avons pas trouvé cette réservation. Vérifiez le numéro et le code d’accès dans notre e-mail, ou appelez le ${phone}.`,
    locked: (phone) => `Trop d’essais. Réessayez plus tard, ou appelez le ${phone}.`,
  },
};
