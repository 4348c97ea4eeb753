import { MyEarningsBoard } from "#features/pay/earnings/ui/my-earnings-board.tsx";
import { MyStatementsCard } from "#features/pay/runs/ui/my-statements-card.tsx";
import { DriverPage } from "../driver-page.tsx";

export default function DriverEarnings() {
  return (
    <DriverPage title="My earnings">
      {() => <MyEarningsBoard statements={(paid) => <MyStatementsCard statements={paid} />} />}
    </DriverPage>
  );
}
