import { bind } from "#platform/bind.ts";
import { driverTimeContract } from "../contract.ts";
import { absencesToAnswer } from "./absences-to-answer.ts";
import { answerAbsence } from "./answer-absence.ts";
import { askAbsence } from "./ask-absence.ts";
import { driverTime } from "./driver-time.ts";
import { enterAbsence } from "./enter-absence.ts";
import { myTime } from "./my-time.ts";
import { saveShifts } from "./save-shifts.ts";
import { withdrawAbsence } from "./withdraw-absence.ts";
import { withdrawMyAbsence } from "./withdraw-my-absence.ts";

export const driverTimeApi = bind(driverTimeContract, {
  driverTime,
  saveShifts,
  absencesToAnswer,
  enterAbsence,
  answerAbsence,
  withdrawAbsence,
  myTime,
  askAbsence,
  withdrawMyAbsence,
});
