import { bind } from "#platform/bind.ts";
import { switchesContract } from "../contract.ts";
import { featureSwitches } from "./feature-switches.ts";
import { setFeatureSwitch } from "./set-feature-switch.ts";

export const switchesApi = bind(switchesContract, { featureSwitches, setFeatureSwitch });
