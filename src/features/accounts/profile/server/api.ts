import { bind } from "#platform/bind.ts";
import { profileContract } from "../contract.ts";
import { myProfile } from "./my-profile.ts";
import { removeAddress } from "./remove-address.ts";
import { removePassenger } from "./remove-passenger.ts";
import { saveAddress } from "./save-address.ts";
import { saveMyProfile } from "./save-my-profile.ts";
import { savePassenger } from "./save-passenger.ts";
import { savedAddresses } from "./saved-addresses.ts";
import { savedPassengers } from "./saved-passengers.ts";

export const profileApi = bind(profileContract, {
  myProfile,
  saveMyProfile,
  savedPassengers,
  savePassenger,
  removePassenger,
  savedAddresses,
  saveAddress,
  removeAddress,
});
