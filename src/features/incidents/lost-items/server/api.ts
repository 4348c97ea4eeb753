import { bind } from "#platform/bind.ts";
import type { OpenBooking } from "../../server/open-booking.ts";
import { lostItemsContract } from "../contract.ts";
import { answerLostItem } from "./answer-lost-item.ts";
import { bookingLostItems } from "./booking-lost-items.ts";
import { listLostItems } from "./list-lost-items.ts";
import { myLostItems } from "./my-lost-items.ts";
import { reportLostItem } from "./report-lost-item.ts";
import { settleLostItem } from "./settle-lost-item.ts";

export const lostItemsApi = (openBooking: OpenBooking) =>
  bind(lostItemsContract, {
    bookingLostItems: (ctx, input) => bookingLostItems(ctx, input, openBooking),
    reportLostItem: (ctx, input) => reportLostItem(ctx, input, openBooking),
    myLostItems,
    answerLostItem,
    listLostItems,
    settleLostItem,
  });
