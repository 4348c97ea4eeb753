import { SkeletonCard } from "#design/skeleton.tsx";

export const PaymentWaiting = ({ text }: { text: string }) => (
  <div aria-busy="true" className="grid gap-6">
    <h1 className="sr-only">Your payment</h1>
    <p className="sr-only" role="status">
      {text}
    </p>
    <SkeletonCard lines={4} />
    <SkeletonCard lines={6} />
  </div>
);
