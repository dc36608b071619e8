import { type NonceMessage, nonceExchange } from './nonce-exchange.ts';
import { fingerprintIn, phraseOf } from './phrase.ts';

/** What an end says of itself. */
type EndStatus = { hasCamera: boolean; hasMicrophone: boolean; isHeld: boolean };
type ChannelMessage = NonceMessage | { status: EndStatus };

type Listeners = {
  onStatus: (status: EndStatus) => void;
  /** The words by which the two can tell that nobody is between them. */
  onPhrase: (phrase: readonly string[] | 'wrong') => void;
};

/** What two ends tell each other over the channel between them. */
export function endChannel(
  channel: RTCDataChannel,
  connection: RTCPeerConnection,
  { onStatus, onPhrase }: Listeners,
) {
  const nonces = nonceExchange(tell, async (agreed) => {
    const own = fingerprintIn(connection.localDescription?.sdp);
    const other = fingerprintIn(connection.remoteDescription?.sdp);
    const isKnown = agreed !== null && own !== null && other !== null;
    onPhrase(isKnown ? await phraseOf([own, other], agreed) : 'wrong');
  });
  channel.onmessage = ({ data }) => {
    const message = JSON.parse(data) as ChannelMessage;
    if ('status' in message) onStatus(message.status);
    else void nonces.receive(message);
  };

  function tell(message: ChannelMessage): void {
    if (channel.readyState === 'open') channel.send(JSON.stringify(message));
  }

  return { tellStatus: (status: EndStatus) => tell({ status }) };
}
