import type { PayfastNotification } from "#domain/payment/payfast-notification.ts";
import type { GatewayForm } from "../../checkout/contract.ts";
import { confirmNotification, type GatewayAccount, isSigned, signedForm } from "./payfast.ts";
import { type RefundOutcome, type RefundRequest, refundAtGateway } from "./payfast-refunds.ts";
import { isFromGateway } from "./payfast-source.ts";

/** The gateway that takes card payments; what it signs with stays inside. */
export type Gateway = Pick<GatewayAccount, "provider" | "mode" | "merchantId"> & {
  formOf(fields: Readonly<Record<string, string>>): GatewayForm;
  isSigned(notice: PayfastNotification): boolean;
  isSource(address: string): Promise<boolean>;
  confirm(notice: PayfastNotification): Promise<"valid" | "invalid">;
  refund(input: RefundRequest): Promise<RefundOutcome>;
};

declare module "#platform/context.ts" {
  interface Outside {
    readonly gateway?: Gateway | undefined;
  }
}

export const openGateway = (account: GatewayAccount): Gateway => ({
  provider: account.provider,
  mode: account.mode,
  merchantId: account.merchantId,
  formOf: (fields) => signedForm(account, fields),
  isSigned: (notice) => isSigned(account, notice),
  isSource: (address) => isFromGateway(account, address),
  confirm: (notice) => confirmNotification(account, notice),
  refund: (request) => refundAtGateway(account, request),
});
