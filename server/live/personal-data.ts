import type { PersonalData } from '../personal-data.ts';
import { deleteRoom, lockedRoom } from './room-queries.ts';

export const liveData: PersonalData = {
  // Rows that disappear when the room closes.
  tables: { liveRooms: null, livePresence: null },
  erasure: {
    lock: lockedRoom,
    beforeMember: (tx, { coupleId }) => deleteRoom(tx, coupleId),
  },
};
