import type { Answers, CareAnswers } from "./answers.ts";
import { grace } from "./grace.ts";
import { ownTerms } from "./own-terms.ts";

/** Answers in French on the way and around a booking. */
export const frenchCare = (contact: Answers["contact"]): CareAnswers => ({
  breakdown: (f) =>
    `Appelez-nous tout de suite au ${f.phone} : notre équipe répond à toute heure, voit où se trouve votre véhicule et organise de l’aide ou un autre véhicule. Si vous avez un vol à prendre, dites-nous l’heure. En cas de blessé, appelez d’abord le ${f.emergencyNumber}.`,
  "unsafe-driving": (f) =>
    `Demandez au chauffeur de ralentir, ou de s’arrêter dans un endroit sûr. Puis appelez-nous tout de suite au ${f.phone}, à toute heure : nous voyons votre véhicule et joignons le chauffeur. En cas de danger, appelez le ${f.emergencyNumber} depuis un portable, ou la police au ${f.policeNumber}.`,
  "no-show-dispute": (f) =>
    `Nous sommes désolés. Répondez à notre e-mail ou donnez à notre équipe le numéro de votre réservation. Nous vérifions quand et où était le chauffeur, et qui a été appelé. Si l’erreur vient de nous, nous vous remboursons. ${contact(f)}`,
  "when-confirmed": (f) =>
    `Une réservation à prix ferme est confirmée dès qu’elle est payée, et notre e-mail le dit. Notre équipe répond à une demande en ${f.answerMinutes} minutes. Pour voir le statut, ouvrez votre réservation avec son numéro et le code d’accès, ou envoyez-moi les deux ici dans un seul message.`,
  "reply-time": (f) =>
    `Nous répondons aux demandes de devis et de réservation en ${f.answerMinutes} minutes, et aux messages de la page de contact en ${f.contactHours} heures. Vous attendez depuis plus longtemps ? Regardez dans vos courriers indésirables, ou demandez-nous maintenant. ${contact(f)}`,
  "part-cancel": (f) =>
    `Oui. Ouvrez votre réservation avec son numéro et le code d’accès, choisissez d’annuler, puis seulement le trajet dont vous n’avez pas besoin, par exemple le retour. L’autre reste. C’est gratuit jusqu’à ${f.freeHours} heures avant la prise en charge de ce trajet. Ensuite nous facturons ${f.latePercent} de son prix.${grace.fr(f)}${ownTerms.fr(f)}`,
  "book-for-other": () =>
    "Oui. En réservant, indiquez le nom et le numéro de portable de la personne qui voyage, pour que le chauffeur puisse la joindre. La confirmation et la facture vont à l’e-mail que vous saisissez, qui peut être le vôtre.",
  "print-app": () =>
    "Non, rien à imprimer et pas d’application à télécharger. Votre réservation s’ouvre sur votre téléphone avec son numéro et le code d’accès de notre e-mail. Vous y trouvez aussi un PDF au format portefeuille.",
  "transfer-proof": (f) =>
    `Ouvrez votre réservation avec son numéro et le code d’accès, allez à la page de paiement et envoyez-y votre preuve de paiement (le justificatif du virement). Nous la comparons à notre compte : un virement entre banques peut prendre jusqu’au prochain jour ouvrable, un paiement immédiat quelques minutes. Nous vous écrivons dès qu’il arrive. Ne payez pas une deuxième fois. ${contact(f)}`,
  currency: () =>
    "Tous les prix sont en rands sud-africains et vous payez en rands : votre banque convertit si votre carte est en euros, en dollars, en francs ou dans une autre devise. Notre site peut afficher à côté les prix approximatifs en dollars, euros et livres.",
  "price-firm": (f) =>
    `La réservation montre un prix pour tout votre groupe avant que vous confirmiez, TVA comprise si nous y sommes assujettis. Il ne change pas tant que vous ne modifiez pas la réservation, et il n’y a pas de frais cachés. Les transferts et les voitures avec chauffeur sont au prix par véhicule ; un prix par personne est indiqué comme tel. Seul ce qui s’ajoute ensuite coûte en plus : l’attente au-delà du temps gratuit, un arrêt (${f.stopPrice}), les péages et le stationnement demandés.`,
  "quote-validity": (f) =>
    `Un devis est valable ${f.quoteHours} heures, mais au plus tard jusqu’à ${f.freeHours} heures avant la prise en charge. Le jour et l’heure sont sur le devis. Après, nous vous en faisons volontiers un nouveau.`,
  "flight-number": (f) =>
    `En réservant, indiquez votre numéro de vol et, comme heure de prise en charge, l’heure d’atterrissage.${f.followsFlights ? " Nous suivons le vol : un retard déplace la prise en charge." : ""} Les ${f.waitAirport} premières minutes d’attente à l’aéroport sont gratuites, inutile donc d’ajouter du temps pour le passeport et les bagages. Vous pouvez ajouter le numéro de vol plus tard.`,
  "minor-alone": (f) =>
    `Demandez à notre équipe avant de réserver pour un enfant ou un adolescent qui voyage sans adulte. Elle vous dira si c’est possible et comment. ${contact(f)}`,
  "helping-hand": (f) =>
    `Dites-le en réservant, sous « Special requirements » : par exemple que quelqu’un marche lentement ou a besoin d’aide depuis la porte ou pour les bagages. Votre chauffeur aide. À l’aéroport il vous accueille dans le hall des arrivées, aide avec le chariot et vous accompagne au véhicule. Pour une aide plus importante, demandez d’abord à notre équipe. ${contact(f)}`,
  "staff-transport": (f) =>
    `Oui. Nous conduisons votre personnel au travail et à la maison, à toute heure, aussi chaque nuit, selon vos horaires. Le prix se fait sur devis, avec une facture mensuelle. Dites-nous combien de personnes, d’où à où et à quelles heures, et vous aurez une réponse en ${f.answerMinutes} minutes. ${contact(f)}`,
  "event-transport": (f) =>
    `Oui. Nous conduisons les invités des mariages, conférences, concerts et autres événements : minibus jusqu’à ${f.shuttleSeats} personnes, autocars de luxe jusqu’à ${f.coachSeats}, grands autocars au-delà. Le prix se fait sur devis. Dites-nous la date, le nombre d’invités, le départ et l’arrivée, et vous aurez une réponse en ${f.answerMinutes} minutes. ${contact(f)}`,
  forecast: () =>
    "Je ne connais pas les prévisions météo. Si le mauvais temps rend votre trajet ou excursion impossible, l’annulation est gratuite, même au dernier moment.",
  robot: (f) =>
    `Je suis l’assistant automatique de {company}, pas un humain. Je connais nos prix et nos règles, et je peux préparer une réservation pour vous. Pour parler à notre équipe : ${contact(f)}`,
  "out-of-scope": (f) =>
    `Je n’ai pas cette information : je n’aide que pour les trajets et excursions de {company}. ${contact(f)}`,
});
