import { installBehaviour } from './shell/install-behaviour.ts';
import './styles/site.css';

/** The script of pages whose screen says `hydrate: false`: the shell's behaviour, and nothing else. */
installBehaviour();
