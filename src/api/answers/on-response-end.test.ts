import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { expect, test, vi } from 'vitest';
import { onResponseEnd } from './on-response-end.ts';

function aReply(state: { closed?: boolean } = {}, socket = new EventEmitter()) {
  const raw = Object.assign(new EventEmitter(), { closed: false, destroyed: false, ...state });
  const reply = { raw, request: { raw: { socket } } } as unknown as FastifyReply;
  return { raw, socket, reply };
}

test('an answer is over once: when it was sent, or when its connection goes', () => {
  const { raw, socket, reply } = aReply();
  const over = vi.fn();
  onResponseEnd(reply, over);
  expect(over).not.toHaveBeenCalled();
  raw.emit('close');
  socket.emit('close');
  expect(over).toHaveBeenCalledTimes(1);
});

test('those that wait behind others of a connection are over with it, under one listener', () => {
  const { socket } = aReply();
  const over = vi.fn();
  for (let answer = 0; answer < 20; answer += 1) onResponseEnd(aReply({}, socket).reply, over);
  expect(socket.listenerCount('close')).toBe(1);
  socket.emit('close');
  expect(over).toHaveBeenCalledTimes(20);
});

test('one that is closed already is over at once', () => {
  const over = vi.fn();
  onResponseEnd(aReply({ closed: true }).reply, over);
  expect(over).toHaveBeenCalledTimes(1);
});
