import type { SuggestedEvent } from "#domain/tracking/suggest-event.ts";
import type { Suggestion } from "../contract.ts";

type Input = { readonly text: (suggestion: Suggestion) => string; readonly yes: string; readonly doing: string };

const nameIn = ({ driver, vehicle }: Suggestion) => driver?.name ?? vehicle.plate;

/** A step the driver seems to have forgotten, as a question to our team. */
export const eventQuestions: Readonly<Record<SuggestedEvent, Input>> = {
  arrive: {
    text: (one) => `${nameIn(one)} seems to have arrived at ${one.trip.pickup}`,
    yes: "Mark arrived",
    doing: "Marking arrived…",
  },
  met: {
    text: (one) => `${nameIn(one)} seems to have left ${one.trip.pickup} with the passengers`,
    yes: "Mark on board",
    doing: "Marking on board…",
  },
  dropoff: {
    text: (one) => `${nameIn(one)} seems to have reached ${one.trip.destination}`,
    yes: "Mark dropped off",
    doing: "Marking dropped off…",
  },
};
