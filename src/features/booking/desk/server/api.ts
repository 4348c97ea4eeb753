import { bind } from "#platform/bind.ts";
import { bookingDeskContract } from "../contract.ts";
import { bookingCustomersContract } from "../customer-contract.ts";
import { addBookingDocument } from "./add-booking-document.ts";
import { cancelAtDesk } from "./cancel-at-desk.ts";
import { confirmUnpaid } from "./confirm-unpaid.ts";
import { createDeskBooking } from "./create-desk-booking.ts";
import { declineBooking } from "./decline-booking.ts";
import { editBooking } from "./edit-booking.ts";
import { findCustomers } from "./find-customers.ts";
import { markNoShow } from "./mark-no-show.ts";
import { previewDeskCancellation } from "./preview-desk-cancellation.ts";
import { previewEdit } from "./preview-edit.ts";
import { previewNoShow } from "./preview-no-show.ts";
import { readBooking } from "./read-booking.ts";
import { removeBookingDocument } from "./remove-booking-document.ts";
import { writeBookingNote } from "./write-booking-note.ts";

export const deskApi = [
  ...bind(bookingCustomersContract, { findCustomers }),
  ...bind(bookingDeskContract, {
    readBooking,
    createDeskBooking,
    previewEdit,
    editBooking,
    writeBookingNote,
    addBookingDocument,
    removeBookingDocument,
    confirmUnpaid,
    declineBooking,
    previewNoShow,
    markNoShow,
    previewDeskCancellation,
    cancelAtDesk,
  }),
];
