import type { ToastMessage } from "#design/overlay/toast-rules.ts";
import type { JourneyOffer } from "../../offer-contract.ts";

/** The steps as the progress bar shows them. */
export const steps = [
  { label: "Service", note: "Choose your service" },
  { label: "Details", note: "Trip information" },
  { label: "Contact", note: "Your information" },
  { label: "Review", note: "Confirm and submit" },
] as const;

type TripLabels = Readonly<Record<"pickup" | "destination" | "date", string>>;
const plannedLabels: Readonly<Record<string, TripLabels>> = {
  staff_transport: { pickup: "Pickup area", destination: "Place of work", date: "First date" },
  corporate_events: { pickup: "Where guests come from", destination: "Venue", date: "First date" },
};

/** Labels for trips planned for many people, from the form to the review. */
export const tripLabelsOf = (service: string, usual: TripLabels): TripLabels => plannedLabels[service] ?? usual;

export const chooseService: ToastMessage = {
  title: "Please select a service",
  description: "Choose the service you need before continuing.",
  kind: "error",
};

export const missing = (description: string): ToastMessage => ({
  title: "Missing Information",
  description,
  kind: "error",
});

export const stepUnreached: ToastMessage = {
  title: "No connection",
  description: "We couldn’t load the next step. Check your network, then try again.",
  kind: "error",
};

export const bookingFailed: ToastMessage = {
  title: "Error",
  description: "Failed to create your booking. Please try again.",
  kind: "error",
};

export const bookingCreated = (reference: string): ToastMessage => ({
  title: "Booking Created Successfully!",
  description: `Your booking reference is ${reference}. You'll receive a confirmation email shortly.`,
  kind: "success",
});

/** Of a day tour: nothing else can be said before it is known which. */
export const lacksTour = ({ doubts }: JourneyOffer) => doubts.includes("no_tour");

/** An address that is still empty is not in doubt; an unknown one is named. */
export const lacksAddress = ({ doubts, unknown_places }: JourneyOffer) =>
  doubts.includes("place_unknown") && unknown_places.length === 0;
