import { bind } from "#platform/bind.ts";
import { equipmentContract } from "../contract.ts";
import { equipmentStock } from "./equipment-stock.ts";
import { setEquipment } from "./set-equipment.ts";

export const equipmentApi = bind(equipmentContract, { equipmentStock, setEquipment });
