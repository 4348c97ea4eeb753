import { bind } from "#platform/bind.ts";
import { sosContract } from "../contract.ts";
import { closeSosAlarm } from "./close-sos-alarm.ts";
import { followMySos } from "./follow-my-sos.ts";
import { openSosAlarms } from "./open-sos-alarms.ts";
import { pastSosAlarms } from "./past-sos-alarms.ts";
import { raiseSos } from "./raise-sos.ts";
import { sosNumbers } from "./sos-numbers.ts";
import { takeSosAlarm } from "./take-sos-alarm.ts";

export const sosApi = bind(sosContract, {
  raiseSos,
  followMySos,
  sosNumbers,
  openSosAlarms,
  pastSosAlarms,
  takeSosAlarm,
  closeSosAlarm,
});
