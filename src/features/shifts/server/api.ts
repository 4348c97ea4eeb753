import { bind } from "#platform/bind.ts";
import { shiftsContract } from "../contract.ts";
import { addExpense } from "./add-expense.ts";
import { confirmShift } from "./confirm-shift.ts";
import { endShift } from "./end-shift.ts";
import { listShifts } from "./list-shifts.ts";
import { myShift } from "./my-shift.ts";
import { removeExpense } from "./remove-expense.ts";
import { startShift } from "./start-shift.ts";

export const shiftsApi = bind(shiftsContract, {
  myShift,
  startShift,
  addExpense,
  removeExpense,
  endShift,
  listShifts,
  confirmShift,
});
