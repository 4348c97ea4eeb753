import { Wallet } from "lucide-react";
import { buttonClass } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { SiteLink } from "#platform/browser/link.tsx";

/** Links a driver’s profile to their earnings. */
export const EarningsCard = () => (
  <Card>
    <CardHeader title="My earnings" note="What each trip pays, and what we’ve paid you." />
    <SiteLink to="/driver/dashboard/earnings" className={buttonClass({ variant: "outline", wide: true })}>
      <Wallet aria-hidden="true" />
      See my earnings
    </SiteLink>
  </Card>
);
