import { Download } from "lucide-react";
import { Button, buttonClass } from "#design/button.tsx";
import { CopyButton } from "#design/copy-button.tsx";
import { formatDate } from "#design/dates/date-text.tsx";
import { formatRand, Money } from "#design/money.tsx";
import { useFile } from "#design/use-file.ts";
import { termsPath, termsText } from "#domain/legal/accepted-terms.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { NewTabLink } from "#platform/browser/new-tab-link.tsx";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { PayByCard, PayPage } from "../../ui/pay-page.tsx";
import { type ShownVoucher, vouchersContract } from "../contract.ts";

/** One voucher, paid or not, with its code and balance. */
export const VoucherScreen = () => (
  <PayPage
    param="v"
    call={vouchersContract.readVoucher}
    name="gift voucher"
    what="voucher"
    lost={{
      title: "We couldn’t open this voucher",
      text: "The link may be incomplete. Use the one in our email, or contact us.",
    }}
    isDue={({ state }) => state === "unpaid"}
    kicker={({ number }) => `Gift voucher ${number}`}
    title={({ state }) => titles[state]}
  >
    {(opened) =>
      opened.shown.state === "unpaid" ? (
        <PayByCard start={vouchersContract.startVoucherPayment} opened={opened} amount={opened.shown.amount_cents}>
          {formatRand(opened.shown.amount_cents)} for {opened.shown.recipient_name}. The voucher is valid once it is
          paid for.
        </PayByCard>
      ) : (
        <Sold voucher={opened.shown} token={opened.token} />
      )
    }
  </PayPage>
);

const titles: Readonly<Record<ShownVoucher["state"], string>> = {
  unpaid: "Not paid for yet",
  active: "Ready to travel",
  used: "This voucher is used up",
  expired: "This voucher has expired",
  refunded: "This voucher was refunded",
};

function Sold({ voucher, token }: { voucher: ShownVoucher; token: string }) {
  const { isBusy, save } = useFile();
  return (
    <>
      <section
        aria-label="The voucher"
        className="scheme-dark grid gap-6 rounded-xl bg-atlantic p-6 text-on-dark shadow-2 sm:p-9"
      >
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <p className="text-on-dark-2">For {voucher.recipient_name}</p>
            <p className="font-bold font-display text-[2.75rem] leading-tight">
              <Money cents={voucher.amount_cents} />
            </p>
          </div>
          {voucher.left_cents !== voucher.amount_cents && (
            <p className="text-on-dark-2">
              Left on it: <b className="text-on-dark">{formatRand(voucher.left_cents)}</b>
            </p>
          )}
        </div>
        {voucher.message !== "" && (
          <p className="max-w-[48ch] text-lead [overflow-wrap:anywhere]">“{voucher.message}”</p>
        )}
        <dl className="grid gap-4 border-on-dark/20 border-t pt-5 sm:grid-cols-2">
          <div>
            <dt className="text-on-dark-2 text-sm">Code</dt>
            <dd className="font-bold text-lg tabular-nums [overflow-wrap:anywhere]">{voucher.code}</dd>
          </div>
          {voucher.expires_on && (
            <div>
              <dt className="text-on-dark-2 text-sm">Valid until</dt>
              <dd className="font-bold text-lg">{formatDate(voucher.expires_on)}</dd>
            </div>
          )}
        </dl>
      </section>
      <div className="flex flex-wrap gap-3">
        {voucher.state === "active" && (
          <SiteLink to="/booking" className={buttonClass()}>
            Book a trip
          </SiteLink>
        )}
        {voucher.code && <CopyButton text={voucher.code} label="Copy the code" size="md" />}
        <Button
          variant="outline"
          busy={isBusy}
          icon={<Download aria-hidden />}
          onClick={() => void save(() => callSignedIn(vouchersContract.voucherFile, { token }))}
        >
          Download PDF
        </Button>
      </div>
      {voucher.state === "active" && (
        <p className="max-w-[60ch] text-ink-2">
          Book any trip or tour and enter the code on the payment page. Any amount you don’t use stays on the voucher.
        </p>
      )}
      {voucher.terms_version && (
        <p className="text-ink-2 text-sm">
          Bought under the{" "}
          <NewTabLink to={termsPath(voucher.terms_version, new Date(voucher.bought_at))}>
            {termsText(voucher.terms_version)}
          </NewTabLink>
          .
        </p>
      )}
    </>
  );
}
