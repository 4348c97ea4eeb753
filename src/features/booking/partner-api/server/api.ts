import { bind } from "#platform/bind.ts";
import { partnerApiContract } from "../contract.ts";
import { apiBook } from "./api-book.ts";
import { apiBooking } from "./api-booking.ts";
import { apiCancel } from "./api-cancel.ts";
import { apiChange } from "./api-change.ts";
import { apiPreviewCancellation } from "./api-preview-cancellation.ts";
import { apiPreviewChange } from "./api-preview-change.ts";
import { apiPrice } from "./api-price.ts";

export const partnerApi = bind(partnerApiContract, {
  apiPrice,
  apiBook,
  apiBooking,
  apiPreviewChange,
  apiChange,
  apiPreviewCancellation,
  apiCancel,
});
