import { MyPhotoCard } from "#features/drivers/photos/ui/my-photo-card.tsx";
import { MyScoreCard } from "#features/drivers/record/ui/my-score-card.tsx";
import { MyTimeCard } from "#features/drivers/time/ui/my-time-card.tsx";
import { EarningsCard } from "#features/pay/earnings/ui/earnings-card.tsx";
import { MyRatingsCard } from "#features/reviews/own/ui/my-ratings-card.tsx";
import { AppCard } from "../app-card.tsx";
import { DriverPage, TwoColumns } from "../driver-page.tsx";

/** Time off, and the driver’s score. */
export default function DriverProfilePage() {
  return (
    <DriverPage title="My profile">
      {() => (
        <TwoColumns
          left={
            <>
              <EarningsCard />
              <MyTimeCard />
            </>
          }
          right={
            <>
              <MyPhotoCard />
              <AppCard />
              <MyScoreCard />
              <MyRatingsCard />
            </>
          }
        />
      )}
    </DriverPage>
  );
}
