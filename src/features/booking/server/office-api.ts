import { bind } from "#platform/bind.ts";
import { bookingCustomersContract } from "../customer-contract.ts";
import { bookingDeskContract } from "../desk-contract.ts";
import { bookingHoldsContract } from "../holds-contract.ts";
import { bookingOfficeContract } from "../office-contract.ts";
import { heldVehicles } from "./list-holds.ts";
import { actOnBookings } from "./office-bulk.ts";
import { cancelAtDesk, weighDeskCancel } from "./office-cancel.ts";
import { createDeskBooking } from "./office-create.ts";
import { findCustomers } from "./office-customers.ts";
import { confirmUnpaid, declineBooking } from "./office-decide.ts";
import { deskBooking } from "./office-desk.ts";
import { editBooking, weighEdit } from "./office-edit.ts";
import { exportBookings } from "./office-export.ts";
import { officeBookingChoices, officeBookings, officeBookingTotals } from "./office-list.ts";
import { markNoShow, weighNoShow } from "./office-no-show.ts";
import { addBookingDocument, removeBookingDocument, writeBookingNote } from "./office-notes.ts";
import { overridePrice, replayPrice } from "./office-price.ts";
import { refundByHand } from "./office-refund.ts";
import { bookingViews, changeBookingView, removeBookingView, saveBookingView } from "./office-saved.ts";
import { waiveFee } from "./office-waive.ts";
import { confirmHoldContact, releaseHold } from "./release-hold.ts";

export const bookingOfficeApi = [
  ...bind(bookingOfficeContract, {
    officeBookings,
    officeBookingTotals,
    officeBookingChoices,
    exportBookings,
    actOnBookings,
    bookingViews,
    saveBookingView,
    changeBookingView,
    removeBookingView,
  }),
  ...bind(bookingCustomersContract, { findCustomers }),
  ...bind(bookingHoldsContract, { heldVehicles, releaseHold, confirmHoldContact }),
  ...bind(bookingDeskContract, {
    deskBooking,
    replayPrice,
    createDeskBooking,
    weighEdit,
    editBooking,
    overridePrice,
    writeBookingNote,
    addBookingDocument,
    removeBookingDocument,
    refundByHand,
    waiveFee,
    confirmUnpaid,
    declineBooking,
    weighNoShow,
    markNoShow,
    weighDeskCancel,
    cancelAtDesk,
  }),
];
