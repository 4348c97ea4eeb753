import { bind } from "#platform/bind.ts";
import { bookingMoneyContract } from "../contract.ts";
import { overridePrice } from "./override-price.ts";
import { refundManually } from "./refund-manually.ts";
import { replayPrice } from "./replay-price.ts";
import { waiveFee } from "./waive-fee.ts";
import { waiveWaiting } from "./waive-waiting.ts";

export const moneyApi = bind(bookingMoneyContract, {
  replayPrice,
  overridePrice,
  waiveFee,
  waiveWaiting,
  refundManually,
});
