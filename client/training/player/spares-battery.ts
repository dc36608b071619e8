/** Parts of a browser that TypeScript does not know, since some browsers lack them. */
type Device = Navigator & {
  connection?: { saveData?: boolean };
  getBattery?: () => Promise<Battery>;
};
type Battery = EventTarget & { charging: boolean; level: number };

const LOW_LEVEL = 0.2;

let battery: Battery | null = null;
let isAsked = false;

/** True while the battery is low, or where the phone is set to save data. */
export function sparesBattery(): boolean {
  const device: Device = navigator;
  if (!isAsked) {
    isAsked = true;
    void device.getBattery?.().then(
      (found) => {
        battery = found;
      },
      // Ignore a refusal: the battery then counts as full.
      () => {},
    );
  }
  const isLow = battery !== null && !battery.charging && battery.level <= LOW_LEVEL;
  return isLow || device.connection?.saveData === true;
}
