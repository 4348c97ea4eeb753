import { Route, SlidersHorizontal } from "lucide-react";
import { Tabs } from "#design/tabs.tsx";
import { RouteOptimizer } from "#features/routing/ui/route-optimizer.tsx";
import { RouteSettings } from "#features/settings/ui/route-settings.tsx";
import { useMay } from "#platform/browser/use-may.ts";
import { AdminPage } from "../admin-page.tsx";
import { RouteGantt } from "../route-gantt.tsx";
import { RouteMap } from "../route-map.tsx";

export default function RouteOptimizerPage() {
  const mayChangeCosts = useMay()("change_tariffs");
  const desk = (
    <RouteOptimizer gantt={(drawing) => <RouteGantt {...drawing} />} map={(drawing) => <RouteMap {...drawing} />} />
  );
  return (
    <AdminPage
      title="Route optimizer"
      lead="A day at least cost: who drives what, with fewer empty kilometres and no rule broken."
    >
      {mayChangeCosts ? (
        <Tabs
          label="Routes and costs"
          variant="line"
          items={[
            { id: "routes", label: "Routes", icon: <Route />, content: desk },
            { id: "costs", label: "Costs", icon: <SlidersHorizontal />, content: <RouteSettings /> },
          ]}
        />
      ) : (
        desk
      )}
    </AdminPage>
  );
}
