import { bind } from "#platform/bind.ts";
import { contactContract } from "../contact-contract.ts";
import { bookingHoldsContract } from "../contract.ts";
import { confirmContact } from "./confirm-contact.ts";
import { confirmHoldContact } from "./confirm-hold-contact.ts";
import { heldVehicles } from "./held-vehicles.ts";
import { releaseHold } from "./release-hold.ts";

export const holdsApi = [
  ...bind(contactContract, { confirmContact }),
  ...bind(bookingHoldsContract, { heldVehicles, releaseHold, confirmHoldContact }),
];
