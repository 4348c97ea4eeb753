import type { Answers, ServiceAnswers } from "./answers.ts";
import { depositText } from "./deposit.ts";

/** Answers in French about our terms and our service. */
export const frenchService = (contact: Answers["contact"], payment: Answers["contact"]): ServiceAnswers => ({
  deposit: (f) =>
    `${depositText(f, { byService: `Pour ces services, vous ne payez qu’une partie à la réservation : ${f.depositList}. Pour tous les autres, le prix entier est dû. La page de réservation indique ce qui est dû et quand.`, forAll: `Nous demandons un acompte de ${f.depositPercent} à la réservation. Le solde figure dans votre réservation.`, none: "Nous ne demandons pas d’acompte. Vous payez le prix en une fois, après avoir réservé." })} ${payment(f)}`,
  "bank-details": (f) =>
    `Réservez d’abord et choisissez le virement sur la page de paiement. Elle montre nos coordonnées bancaires et la référence à indiquer, et nous gardons votre réservation ${f.transferHours} heures. N’envoyez pas d’argent à des coordonnées reçues ailleurs.`,
  "payment-trouble": (f) =>
    `Nous sommes désolés. Ouvrez d’abord votre réservation : elle montre ce que nous avons reçu et ce qui reste à payer. Débité deux fois ou d’un mauvais montant ? Envoyez-nous votre numéro : nous vérifions et remboursons le trop-payé. Refusé ? Essayez une autre carte ou un autre moyen sur la page de paiement. ${contact(f)}`,
  privacy: (f) =>
    `Nous utilisons vos données pour votre trajet, votre facture et votre sécurité, et ne les vendons à personne. Vous pouvez demander gratuitement de les voir, corriger ou supprimer. Ce que vous écrivez dans ce chat n’est pas enregistré par nous. ${contact(f)}`,
  "extra-stop": (f) =>
    `Oui. Pour un transfert, ajoutez l’arrêt en réservant : chacun coûte ${f.stopPrice}, et la réservation montre le prix avec le détour. En excursion, ou avec voiture et chauffeur à la journée, vous vous arrêtez où vous voulez.`,
  "company-account": (f) =>
    `Oui. Les entreprises voyagent sur compte, avec une facture mensuelle par centre de coûts. Vous pouvez fixer une politique de voyage et ceux qui approuvent les exceptions. Notre équipe ouvre le compte après vérification. ${contact(f)}`,
  "chat-limit": (f) =>
    `Je réponds à ${f.chatTimes} questions par minute au plus. Attendez un instant et renvoyez votre message, ou demandez à notre équipe. ${contact(f)}`,
  "shared-seat": (f) =>
    `Nos transferts et excursions sont privés : le véhicule est pour votre groupe seul. Si vous voyagez seul avec des horaires souples, demandez-nous une place dans un départ partagé. Nous vous indiquerons les départs et le prix de la place. ${contact(f)}`,
  discount: (f) =>
    `Les groupes de ${f.groupFrom} personnes ou plus paient ${f.groupPercent} de moins, déjà compté dans le prix affiché. Notre tarif n’a pas d’autre réduction : plusieurs jours, l’aller-retour, seniors et étudiants paient le même prix par trajet. Pour plusieurs jours ou des trajets réguliers, demandez un devis à notre équipe. ${contact(f)}`,
  included: () =>
    "Le prix comprend le véhicule privé, le chauffeur, le carburant et les sièges enfant, ainsi que la TVA si nous y sommes assujettis. Les entrées, billets, dégustations, repas et un guide agréé ne sont pas compris : vous les payez sur place. Les péages et le stationnement demandé sont facturés au prix coûtant.",
  "voucher-trouble": (f) =>
    `Saisissez le code sur la page de paiement de votre réservation, exactement comme dans notre e-mail. Un bon est valable ${f.voucherYears} ans, jusqu’à épuisement. S’il n’est toujours pas accepté, notre équipe le vérifiera. ${contact(f)}`,
  "door-pickup": (f) =>
    `Oui. Nous vous prenons et vous déposons à toute adresse : hôtel, maison d’hôtes, domicile, gare, terminal de croisière ou aéroport. Indiquez-la en réservant. L’attente est gratuite ${f.waitElsewhere} minutes, ${f.waitStation} à la gare ou au port et ${f.waitAirport} à l’aéroport.`,
  "with-driver": () =>
    "Chacun de nos véhicules vient avec un chauffeur. Nous ne louons pas de voiture sans chauffeur. Vous pouvez louer une voiture avec chauffeur pour une demi-journée ou une journée.",
  "same-driver": (f) =>
    `Écrivez votre souhait sous « Special requirements » en réservant, et nous essaierons. Nous ne pouvons pas promettre un chauffeur précis. ${contact(f)}`,
  "driver-waits": (f) =>
    `Oui. Avec voiture et chauffeur pour une demi-journée ou une journée, ou en excursion, le chauffeur attend où vous vous arrêtez. Pour un transfert, l’attente est gratuite ${f.waitElsewhere} minutes, puis chaque tranche de ${f.waitStep} minutes coûte ${f.waitPrice} en berline, plus dans un grand véhicule.`,
  "season-price": (f) =>
    `${f.festivePercent ? `Pendant les fêtes de fin d’année nos prix sont plus élevés de ${f.festivePercent}` : "Nos prix sont les mêmes toute l’année"}${f.holidayPercent ? `, et de ${f.holidayPercent} les jours fériés` : ""}. Le week-end coûte comme les autres jours. La réservation montre le prix pour votre date avant de confirmer.`,
  "card-safety": () =>
    "Vos données de carte restent chez le service de paiement : vous les saisissez sur sa page sécurisée, et nous ne les voyons ni ne les gardons. Notre site et la page de paiement sont chiffrés.",
  "own-route": () =>
    "Volontiers. Nos excursions sont privées : le chauffeur s’arrête où vous voulez et laisse de côté le reste. Pour un itinéraire à vous, prenez une voiture avec chauffeur pour une demi-journée ou une journée, ou demandez un devis.",
  "return-price": () =>
    "Les prix des transferts sont par véhicule et pour l’aller simple. Ajoutez le retour en réservant : il coûte autant, au prix de son jour et de son heure. Une excursion vaut pour tout votre groupe et vous ramène.",
  "flight-pickup": (f) =>
    `Votre compagnie aérienne dit jusqu’à quand vous enregistrer. Ajoutez le trajet : demandez-moi combien de temps il faut de chez vous à l’aéroport. Notre équipe vous proposera volontiers une heure de prise en charge. ${contact(f)}`,
  "we-cancel": (f) =>
    `Alors vous ne payez rien : tout ce que vous avez payé pour ce trajet est remboursé, par le même moyen, et nous vous aidons à trouver une autre heure ou un autre véhicule. Votre banque met ${f.bankDays} jours ouvrés à l’afficher. ${contact(f)}`,
  "our-office": (f) =>
    `Nous sommes à {town}, sans agence à visiter : nous venons à vous, et notre équipe répond à toute heure. ${contact(f)}`,
});
