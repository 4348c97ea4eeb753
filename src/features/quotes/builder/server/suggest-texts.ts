import { serviceOptionName, tours } from "#domain/company/catalogue.ts";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import type { QuoteJourney } from "../contract.ts";

/** What a new quote says until someone writes it better. */
export const suggestTexts = (journey: QuoteJourney, name: string) => ({
  title: titleOf(journey),
  message: name
    ? `Thank you for your enquiry, ${firstName(name)}. Here is our suggestion. To change anything, reply to our email.`
    : "",
  inclusions: [
    "Private vehicle with a professional driver",
    "Fuel and passenger insurance",
    "Child seats on request",
  ].join("\n"),
  exclusions: ["Entrance fees and meals, unless they are listed", "Tips"].join("\n"),
});

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name;

function titleOf({ service_type, offer, pickup_location, destination }: QuoteJourney): string {
  const tour = service_type === "day_tour" ? tours.find(({ slug }) => slug === offer) : undefined;
  if (tour) return tour.name;
  const way = [pickup_location, destination].filter(Boolean).join(" to ");
  const service = serviceOptionName(service_type);
  return (way ? `${service}: ${way}` : service).slice(0, 160);
}

/** How a quote is paid, from the share that is due with the booking. */
export const suggestTerms = (depositShare: number, ways: CompanySettings["paymentWays"]): string => {
  const due =
    depositShare >= 1
      ? "The full amount confirms your booking."
      : `${Math.round(depositShare * 100)}% confirms your booking. The rest is due before the pickup.`;
  const pay = describeWays(ways);
  return pay ? `${due} ${pay}` : due;
};

/** What a customer can pay with before the trip. */
function describeWays({ online, transfer }: CompanySettings["paymentWays"]): string {
  if (online && transfer) return "Pay by card, instant EFT or bank transfer.";
  if (online) return "Pay by card or instant EFT.";
  return transfer ? "Pay by bank transfer." : "";
}
