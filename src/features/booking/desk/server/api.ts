import { bind } from "#platform/bind.ts";
import { overridePrice, replayPrice } from "../../money/server/override-price.ts";
import { refundManually } from "../../money/server/refund-manually.ts";
import { waiveFee } from "../../money/server/waive-fee.ts";
import { bookingDeskContract } from "../contract.ts";
import { bookingCustomersContract } from "../customer-contract.ts";
import { cancelAtDesk, previewDeskCancellation } from "./cancel-at-desk.ts";
import { confirmUnpaid, declineBooking } from "./confirm-unpaid.ts";
import { createDeskBooking } from "./create-desk-booking.ts";
import { editBooking, previewEdit } from "./edit-booking.ts";
import { findCustomers } from "./find-customers.ts";
import { markNoShow, previewNoShow } from "./mark-no-show.ts";
import { readBooking } from "./read-booking.ts";
import { addBookingDocument, removeBookingDocument, writeBookingNote } from "./write-booking-note.ts";

export const deskApi = [
  ...bind(bookingCustomersContract, { findCustomers }),
  ...bind(bookingDeskContract, {
    readBooking,
    replayPrice,
    createDeskBooking,
    previewEdit,
    editBooking,
    overridePrice,
    writeBookingNote,
    addBookingDocument,
    removeBookingDocument,
    refundManually,
    waiveFee,
    confirmUnpaid,
    declineBooking,
    previewNoShow,
    markNoShow,
    previewDeskCancellation,
    cancelAtDesk,
  }),
];
