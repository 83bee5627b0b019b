// A device that makes passkeys and shows them, without a browser (WebAuthn level 3, attestation `none`).
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const UP = 0x01;
const UV = 0x04;
const HOLDS_KEY = 0x40;

interface Said {
  /** Whether the device asked who holds it. */
  verified?: boolean;
  origin?: string;
  counter?: number;
  rpId?: string;
}

export interface SoftPasskey {
  /** What a browser answers to the options of a new passkey. */
  make(options: string, said?: Said): string;
  /** What it answers to those of signing in. */
  show(options: string, said?: Said): string;
}

export function softPasskey(): SoftPasskey {
  const id = randomBytes(16);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  let userHandle = '';
  let used = 0;

  const answer = (response: object) =>
    JSON.stringify({ id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {}, response });

  return {
    make(options, { verified = true, origin, rpId }: Said = {}) {
      const { challenge, rp, user } = JSON.parse(options);
      userHandle = user.id;
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        bytes(x),
        Buffer.from('225820', 'hex'),
        bytes(y),
      ]);
      const flags = UP | (verified ? UV : 0) | HOLDS_KEY;
      const length = Buffer.from([0, id.length]);
      const authData = Buffer.concat([head(rpId ?? rp.id, flags, 0), Buffer.alloc(16), length, id, cose]);
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, authData.length]),
        authData,
      ]);
      const clientDataJSON = text(clientData('webauthn.create', challenge, origin));
      return answer({ clientDataJSON, attestationObject: text(attestation), transports: ['internal'] });
    },
    show(options, { verified = true, origin, rpId, counter }: Said = {}) {
      const asked = JSON.parse(options);
      used += 1;
      const authenticatorData = head(rpId ?? asked.rpId, UP | (verified ? UV : 0), counter ?? used);
      const client = clientData('webauthn.get', asked.challenge, origin);
      const signature = createSign('sha256')
        .update(Buffer.concat([authenticatorData, sha256(client)]))
        .sign(privateKey);
      return answer({
        clientDataJSON: text(client),
        authenticatorData: text(authenticatorData),
        signature: text(signature),
        userHandle,
      });
    },
  };
}

function head(rpId: string, flags: number, counter: number): Buffer {
  const counted = Buffer.alloc(4);
  counted.writeUInt32BE(counter);
  return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), counted]);
}

function clientData(type: string, challenge: string, origin = 'http://localhost:3000'): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function sha256(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

function text(data: Buffer): string {
  return data.toString('base64url');
}

function bytes(data: string): Buffer {
  return Buffer.from(data, 'base64url');
}
