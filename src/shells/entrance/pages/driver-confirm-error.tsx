import { useLoaderData } from "react-router";
import { ConfirmErrorScreen } from "#features/trips/offers/ui/confirm-error-screen.tsx";
import { PageMeta } from "../../public/site-meta.tsx";
import { readPhone } from "../read-phone.ts";

export const wakesAtOnce = true;
export const loader = readPhone;

export default function DriverConfirmErrorPage() {
  const { phone } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  return (
    <>
      <PageMeta
        title="Trip not available | {company}"
        description="Why a trip offer from {company} can no longer be accepted."
        path="/driver/confirm/error"
        noindex
      />
      <ConfirmErrorScreen phone={phone} />
    </>
  );
}
