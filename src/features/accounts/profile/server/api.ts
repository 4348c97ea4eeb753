import { bind } from "#platform/bind.ts";
import { profileContract } from "../contract.ts";
import { myProfile } from "./my-profile.ts";
import { savedAddresses, savedPassengers } from "./read-saved.ts";
import { removeAddress, removePassenger } from "./remove-saved.ts";
import { saveAddress } from "./save-address.ts";
import { saveMyProfile } from "./save-my-profile.ts";
import { savePassenger } from "./save-passenger.ts";

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
