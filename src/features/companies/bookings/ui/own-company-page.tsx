import { Building2 } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "#design/card.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { companyBookingsContract, type OwnCompany } from "../contract.ts";

/** The page of the user’s own company, once loaded. */
export function OwnCompanyPage({ children }: { children: (company: OwnCompany) => ReactNode }) {
  const { data, error } = useCall(companyBookingsContract.myCompany, {});
  if (data) return children(data);
  if (!error) return <SkeletonCard lines={8} />;
  return (
    <Card className="mx-auto max-w-lg">
      <EmptyState
        icon={<Building2 />}
        title="We couldn’t open a company for you"
        text="This page is for people who book on behalf of a company that works with us. Please call us if that is you."
      />
    </Card>
  );
}
