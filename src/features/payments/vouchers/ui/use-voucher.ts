import { useCallback, useEffect, useRef, useState } from "react";
import { CallFailed } from "#platform/browser/call-api.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { sendForm } from "../../checkout/ui/use-start-payment.ts";
import { type ShownVoucher, vouchersContract } from "../contract.ts";

export type VoucherLook =
  | { readonly status: "reading" }
  | { readonly status: "lost" }
  | { readonly status: "failed"; readonly error: Error }
  | { readonly status: "open"; readonly voucher: ShownVoucher };

/** Reads the voucher a link opens, and again every so often while a bank is being waited for. */
export function useVoucher(token: string, everyMs: number | null) {
  const [look, setLook] = useState<VoucherLook>({ status: "reading" });
  const latest = useRef(0);
  const again = useCallback(async () => {
    const turn = ++latest.current;
    const next = await read(token);
    // An answer that was overtaken is out of date; a lost line does not take away what was shown.
    if (turn === latest.current)
      setLook((shown) => (next.status === "failed" && shown.status === "open" ? shown : next));
  }, [token]);
  useEffect(() => {
    void again();
  }, [again]);
  useEffect(() => {
    if (everyMs === null) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void again();
    }, everyMs);
    return () => clearInterval(timer);
  }, [again, everyMs]);
  return { look, again };
}

async function read(token: string): Promise<VoucherLook> {
  if (token === "") return { status: "lost" };
  try {
    return { status: "open", voucher: await callSignedIn(vouchersContract.readVoucher, { token }) };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    return error.status === 404 || error.status === 422 || error.reason === "not_found"
      ? { status: "lost" }
      : { status: "failed", error };
  }
}

/** Starts to pay for it: the browser leaves for the gateway. */
export function usePayVoucher(token: string, onRefused: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailed>();
  const pay = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { form } = await callSignedIn(vouchersContract.startVoucherPayment, { token });
      // The button stays busy: the page is about to be left.
      sendForm(form);
    } catch (error) {
      setBusy(false);
      if (!(error instanceof CallFailed)) throw error;
      setFailure(error);
      onRefused();
    }
  };
  return { pay, isBusy, failure };
}
