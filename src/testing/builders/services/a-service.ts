import { type ServiceForm, servicesContract } from "#features/catalogue/services/contract.ts";
import type { ParsedOf } from "#platform/contract.ts";

/** A new service as the editor sends it: a transfer that only this company sells. */
export const aService: ServiceForm = {
  kind: "airport_transfer",
  bookSlug: "wine-farm-transfer",
  isPopular: false,
  noticeHours: null,
  name: "Wine-farm transfer",
  title: "Wine-farm transfers",
  text: "To the cellar door and back",
  picture: null,
  page: {
    metaTitle: "Wine-farm transfers from Cape Town",
    metaDescription: "A private transfer to any wine farm.",
    shortDescription: "To the cellar door, with room for the cases you buy.",
    lead: "A driver waits while you taste.",
    description: ["Any farm in Stellenbosch, Franschhoek or Paarl."],
    features: ["Room for six cases"],
    benefits: [{ title: "No one drives home", text: "The driver doesn’t taste." }],
    vehicleClasses: ["sedan", "shuttle"],
    priceText: "",
    priceBasis: "",
    durationText: "",
    capacityText: "",
    areas: ["Stellenbosch"],
    steps: [{ title: "Choose the farm", text: "Tell us which." }],
    questions: [{ question: "Do you wait?", answer: "Yes, as agreed." }],
    otherNames: "vineyard cellar",
    gallery: [],
  },
};

type Save = ParsedOf<typeof servicesContract.saveService>;

export const saveOfService = (changes: Partial<Save> = {}): Save =>
  servicesContract.saveService.input.parse({ slug: "wine-farm-transfer", version: 0, service: aService, ...changes });
