import { bind } from "#platform/bind.ts";
import { bookingDeskContract } from "../desk-contract.ts";
import { bookingOfficeContract } from "../office-contract.ts";
import { actOnBookings } from "./office-bulk.ts";
import { cancelAtDesk, weighDeskCancel } from "./office-cancel.ts";
import { createDeskBooking } from "./office-create.ts";
import { confirmUnpaid, declineBooking } from "./office-decide.ts";
import { deskBooking } from "./office-desk.ts";
import { editBooking } from "./office-edit.ts";
import { exportBookings } from "./office-export.ts";
import { officeBookingChoices, officeBookingCount, officeBookings } from "./office-list.ts";
import { addBookingDocument, writeBookingNote } from "./office-notes.ts";
import { overridePrice, replayPrice } from "./office-price.ts";
import { refundByHand } from "./office-refund.ts";
import { bookingViews, removeBookingView, saveBookingView } from "./office-saved.ts";

export const bookingOfficeApi = [
  ...bind(bookingOfficeContract, {
    officeBookings,
    officeBookingCount,
    officeBookingChoices,
    exportBookings,
    actOnBookings,
    bookingViews,
    saveBookingView,
    removeBookingView,
  }),
  ...bind(bookingDeskContract, {
    deskBooking,
    replayPrice,
    createDeskBooking,
    editBooking,
    overridePrice,
    writeBookingNote,
    addBookingDocument,
    refundByHand,
    confirmUnpaid,
    declineBooking,
    weighDeskCancel,
    cancelAtDesk,
  }),
];
