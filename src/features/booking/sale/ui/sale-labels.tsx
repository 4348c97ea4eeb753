import type { ToastMessage } from "#design/overlay/toast-rules.ts";
import type { JourneyOffer } from "../contract.ts";

/** The steps, as the progress shows them. */
export const steps = [
  { label: "Service", note: "Choose your service" },
  { label: "Details", note: "Trip information" },
  { label: "Contact", note: "Your information" },
  { label: "Review", note: "Confirm and submit" },
] as const;

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

/** Why a person looks at it first. */
export const doubtLabels: Readonly<Record<JourneyOffer["doubts"][number], string>> = {
  priced_by_a_person: "A trip like this is priced for you alone.",
  place_unknown: "We do not know one of the addresses yet.",
  beyond_service_area: "It goes more than 100 km from Cape Town.",
  group_too_large: "A group of this size needs a plan of its own.",
  out_of_season: "This tour is out of season on that date.",
  too_much_luggage: "We find a vehicle or a trailer for the bags.",
  short_notice: "The pickup is soon, so we check with a driver.",
  fleet_unknown: "We check which vehicle is free.",
};
