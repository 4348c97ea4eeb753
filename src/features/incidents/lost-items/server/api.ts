import { bind } from "#platform/bind.ts";
import { lostItemsContract } from "../contract.ts";
import { answerLostItem } from "./answer-lost-item.ts";
import { bookingLostItems } from "./booking-lost-items.ts";
import { listLostItems } from "./list-lost-items.ts";
import { myLostItems } from "./my-lost-items.ts";
import { reportLostItem } from "./report-lost-item.ts";
import { settleLostItem } from "./settle-lost-item.ts";

export const lostItemsApi = bind(lostItemsContract, {
  bookingLostItems,
  reportLostItem,
  myLostItems,
  answerLostItem,
  listLostItems,
  settleLostItem,
});
