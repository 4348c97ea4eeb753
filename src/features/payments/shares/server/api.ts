import { bind } from "#platform/bind.ts";
import { sharesContract } from "../contract.ts";
import { billSplit, type ShareTools } from "./bill-split.ts";
import { bookingShares } from "./booking-shares.ts";
import { shareToPay } from "./share-to-pay.ts";
import { splitBill } from "./split-bill.ts";
import { startSharePayment } from "./start-share-payment.ts";
import { withdrawSplit } from "./withdraw-split.ts";

export const sharesApi = (tools: ShareTools) =>
  bind(sharesContract, {
    billSplit: (ctx, input) => billSplit(ctx, input, tools),
    splitBill: (ctx, input) => splitBill(ctx, input, tools),
    withdrawSplit: (ctx, input) => withdrawSplit(ctx, input, tools),
    shareToPay: (ctx, input) => shareToPay(ctx, input, tools.gatewayAt),
    startSharePayment: (ctx, input) => startSharePayment(ctx, input, tools.gatewayAt),
    bookingShares,
  });
