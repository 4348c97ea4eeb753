import { bind } from "#platform/bind.ts";
import type { Erasures } from "#platform/erasures.ts";
import { profileContract } from "../profile-contract.ts";
import { deleteMyAccount } from "./delete-my-account.ts";
import { downloadMyData } from "./download-my-data.ts";
import { myProfile } from "./my-profile.ts";
import { savedAddresses, savedPassengers } from "./read-saved.ts";
import { removeAddress, removePassenger } from "./remove-saved.ts";
import { saveAddress } from "./save-address.ts";
import { saveMyProfile } from "./save-my-profile.ts";
import { savePassenger } from "./save-passenger.ts";

export const profileApi = (erasures: Erasures) =>
  bind(profileContract, {
    myProfile,
    saveMyProfile,
    savedPassengers,
    savePassenger,
    removePassenger,
    savedAddresses,
    saveAddress,
    removeAddress,
    downloadMyData,
    deleteMyAccount: deleteMyAccount(erasures),
  });
