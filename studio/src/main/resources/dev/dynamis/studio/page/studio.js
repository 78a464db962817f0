function G(s,e={},...t){let n=document.createElement(s);for(let[i,r]of Object.entries(e))r!=null&&(i.startsWith("on")?n.addEventListener(i.slice(2),r):i==="class"?n.className=r:i.includes("-")||i==="role"||i==="for"||i==="list"?n.setAttribute(i,String(r)):n[i]=r);for(let i of t)i&&n.append(i);return n}var B_=0;function gs(s){return`${s}-${++B_}`}function dt(s,e,t={}){return G("button",{type:"button",onclick:e,...t},s)}function Ru(s,e,t,n){let i=dt(s,()=>o(!r(),!0),{class:"toggle",title:n}),r=()=>i.getAttribute("aria-pressed")==="true",o=(a,l=!1)=>{i.setAttribute("aria-pressed",String(a)),l&&t(a)};return o(e),{element:i,set:o,isOn:r}}function _s(s,e,t){let n=G("input",{type:"checkbox",checked:e,onchange:()=>{i.touch(),t(n.checked)}}),i=Mp(o=>n.checked=o);return{element:G("label",{class:"check"},n,G("span",{},s)),set:o=>n.checked=o,hear:i.set,input:n}}var bp=1e3;function Mp(s){let e=-bp,t,n=0,i=r=>{t=r;let o=e+bp-performance.now();o<=0?s(r):n||(n=window.setTimeout(()=>{n=0,i(t)},o))};return{set:i,touch:()=>e=performance.now()}}function Fn(s,e,t,n){let i=gs("select"),r=G("select",{id:i,onchange:()=>n(r.selectedIndex)},...e.map(a=>G("option",{},a)));return r.selectedIndex=t,{element:G("div",{class:"row"},G("label",{for:i},s),r),input:r}}function mr(s,e,t,n){let i=gs("slider"),r=k_(e[1]-e[0]),o=G("input",{type:"range",id:i,min:e[0],max:e[1],step:"any",oninput:()=>{l.touch(),a.value=kn(o.valueAsNumber),n(o.valueAsNumber)},onkeydown:d=>{let f={ArrowRight:1,ArrowUp:1,ArrowLeft:-1,ArrowDown:-1}[d.key];f&&(d.preventDefault(),l.touch(),o.valueAsNumber+=f*r,a.value=kn(o.valueAsNumber),n(o.valueAsNumber))}}),a=G("input",{type:"number",step:"any","aria-label":`${s}, value`,onchange:()=>{Number.isFinite(a.valueAsNumber)&&(l.touch(),o.valueAsNumber=a.valueAsNumber,n(a.valueAsNumber))}}),l=Mp(d=>{document.activeElement===a||h()||(o.valueAsNumber=d,a.value=kn(d))}),c=!1,h=()=>c;return o.addEventListener("pointerdown",()=>c=!0),o.addEventListener("pointerup",()=>c=!1),o.addEventListener("pointercancel",()=>c=!1),o.valueAsNumber=t,a.value=kn(t),{element:G("div",{class:"row slider"},G("label",{for:i,title:s},s),o,a),set:l.set,input:o,number:a}}function k_(s){return s>0?10**Math.round(Math.log10(s/100)):.01}function kn(s){if(!Number.isFinite(s))return String(s);if(s===0)return"0";let e=Math.abs(s);return e>=1e5||e<1e-4?s.toExponential(2):String(Number(s.toPrecision(4)))}function hn(s,e,...t){return G("details",{class:"section",open:e},G("summary",{},G("h2",{},s)),G("div",{class:"body"},...t))}function Vs(s,e){let t=URL.createObjectURL(e),n=G("a",{href:t,download:s});document.body.append(n),n.click(),n.remove(),setTimeout(()=>URL.revokeObjectURL(t),1e4)}var z_="uplot",H_="u-hz",V_="u-vt",G_="u-title",W_="u-wrap",X_="u-under",q_="u-over",Y_="u-axis",yr="u-off",$_="u-select",Z_="u-cursor-x",K_="u-cursor-y",J_="u-cursor-pt",j_="u-legend",Q_="u-live",ey="u-inline",ty="u-series",ny="u-marker",Sp="u-label",iy="u-value",ga="width",_a="height";var wp="bottom",io="left",Cu="right",qu="#000",Ep=qu+"0",Pu="mousemove",Tp="mousedown",Iu="mouseup",Ap="mouseenter",Rp="mouseleave",Cp="dblclick",sy="resize",ry="scroll",Pp="change",Al="dppxchange",Yu="--",ho=typeof window<"u",Fu=ho?document:null,ro=ho?window:null,oy=ho?navigator:null,At,Sl;function Ou(){let s=devicePixelRatio;At!=s&&(At=s,Sl&&ku(Pp,Sl,Ou),Sl=matchMedia(`(min-resolution: ${At-.001}dppx) and (max-resolution: ${At+.001}dppx)`),xr(Pp,Sl,Ou),ro.dispatchEvent(new CustomEvent(Al)))}function ui(s,e){if(e!=null){let t=s.classList;!t.contains(e)&&t.add(e)}}function Bu(s,e){let t=s.classList;t.contains(e)&&t.remove(e)}function Zt(s,e,t){s.style[e]=t+"px"}function Bi(s,e,t,n){let i=Fu.createElement(s);return e!=null&&ui(i,e),t?.insertBefore(i,n),i}function Si(s,e){return Bi("div",s,e)}var Ip=new WeakMap;function ns(s,e,t,n,i){let r="translate("+e+"px,"+t+"px)",o=Ip.get(s);r!=o&&(s.style.transform=r,Ip.set(s,r),e<0||t<0||e>n||t>i?ui(s,yr):Bu(s,yr))}var Lp=new WeakMap;function Dp(s,e,t){let n=e+t,i=Lp.get(s);n!=i&&(Lp.set(s,n),s.style.background=e,s.style.borderColor=t)}var Np=new WeakMap;function Up(s,e,t,n){let i=e+""+t,r=Np.get(s);i!=r&&(Np.set(s,i),s.style.height=t+"px",s.style.width=e+"px",s.style.marginLeft=n?-e/2+"px":0,s.style.marginTop=n?-t/2+"px":0)}var $u={passive:!0},ay={...$u,capture:!0};function xr(s,e,t,n){e.addEventListener(s,t,n?ay:$u)}function ku(s,e,t,n){e.removeEventListener(s,t,$u)}ho&&Ou();function ki(s,e,t,n){let i;t=t||0,n=n||e.length-1;let r=n<=2147483647;for(;n-t>1;)i=r?t+n>>1:di((t+n)/2),e[i]<s?t=i:n=i;return s-e[t]<=e[n]-s?t:n}function cm(s){return(t,n,i)=>{let r=-1,o=-1;for(let a=n;a<=i;a++)if(s(t[a])){r=a;break}for(let a=i;a>=n;a--)if(s(t[a])){o=a;break}return[r,o]}}var hm=s=>s!=null,um=s=>s!=null&&s>0,Pl=cm(hm),ly=cm(um);function cy(s,e,t,n=0,i=!1){let r=i?ly:Pl,o=i?um:hm;[e,t]=r(s,e,t);let a=s[e],l=s[e];if(e>-1)if(n==1)a=s[e],l=s[t];else if(n==-1)a=s[t],l=s[e];else for(let c=e;c<=t;c++){let h=s[c];o(h)&&(h<a?a=h:h>l&&(l=h))}return[a??zt,l??-zt]}function Il(s,e,t,n){let i=Bp(s),r=Bp(e);s==e&&(i==-1?(s*=t,e/=t):(s/=t,e*=t));let o=t==10?ys:dm,a=i==1?di:wi,l=r==1?wi:di,c=a(o(wn(s))),h=l(o(wn(e))),u=oo(t,c),d=oo(t,h);return t==10&&(c<0&&(u=Ht(u,-c)),h<0&&(d=Ht(d,-h))),n||t==2?(s=u*i,e=d*r):(s=gm(s,u),e=Ll(e,d)),[s,e]}function Zu(s,e,t,n){let i=Il(s,e,t,n);return s==0&&(i[0]=0),e==0&&(i[1]=0),i}var Ku=.1,Fp={mode:3,pad:Ku},xa={pad:0,soft:null,mode:0},hy={min:xa,max:xa};function Rl(s,e,t,n){return Dl(t)?Op(s,e,t):(xa.pad=t,xa.soft=n?0:null,xa.mode=n?3:0,Op(s,e,hy))}function Et(s,e){return s??e}function uy(s,e,t){for(e=Et(e,0),t=Et(t,s.length-1);e<=t;){if(s[e]!=null)return!0;e++}return!1}function Op(s,e,t){let n=t.min,i=t.max,r=Et(n.pad,0),o=Et(i.pad,0),a=Et(n.hard,-zt),l=Et(i.hard,zt),c=Et(n.soft,zt),h=Et(i.soft,-zt),u=Et(n.mode,0),d=Et(i.mode,0),f=e-s,m=ys(f),x=ei(wn(s),wn(e)),p=ys(x),g=wn(p-m);(f<1e-24||g>10)&&(f=0,(s==0||e==0)&&(f=1e-24,u==2&&c!=zt&&(r=0),d==2&&h!=-zt&&(o=0)));let v=f||x||1e3,R=ys(v),b=oo(10,di(R)),A=v*(f==0?s==0?.1:1:r),T=Ht(gm(s-A,b/10),24),_=s>=c&&(u==1||u==3&&T<=c||u==2&&T>=c)?c:zt,E=ei(a,T<_&&s>=_?_:zi(_,T)),F=v*(f==0?e==0?.1:1:o),I=Ht(Ll(e+F,b/10),24),D=e<=h&&(d==1||d==3&&I>=h||d==2&&I<=h)?h:-zt,k=zi(l,I>D&&e<=D?D:ei(D,I));return E==k&&E==0&&(k=100),[E,k]}var dy=new Intl.NumberFormat(ho?oy.language:"en-US"),Ju=s=>dy.format(s),fi=Math,Tl=fi.PI,wn=fi.abs,di=fi.floor,Sn=fi.round,wi=fi.ceil,zi=fi.min,ei=fi.max,oo=fi.pow,Bp=fi.sign,ys=fi.log10,dm=fi.log2,fy=(s,e=1)=>fi.sinh(s)*e,Lu=(s,e=1)=>fi.asinh(s/e),zt=1/0;function kp(s){return(ys((s^s>>31)-(s>>31))|0)+1}function zu(s,e,t){return zi(ei(s,e),t)}function fm(s){return typeof s=="function"}function bt(s){return fm(s)?s:()=>s}var py=()=>{},pm=s=>s,mm=(s,e)=>e,my=s=>null,zp=s=>!0,Hp=(s,e)=>s==e,gy=/\.\d*?(?=9{6,}|0{6,})/gm,vr=s=>{if(ym(s)||Ws.has(s))return s;let e=`${s}`,t=e.match(gy);if(t==null)return s;let n=t[0].length-1;if(e.indexOf("e-")!=-1){let[i,r]=e.split("e");return+`${vr(i)}e${r}`}return Ht(s,n)};function gr(s,e){return vr(Ht(vr(s/e))*e)}function Ll(s,e){return vr(wi(vr(s/e))*e)}function gm(s,e){return vr(di(vr(s/e))*e)}function Ht(s,e=0){if(ym(s))return s;let t=10**e,n=s*t*(1+Number.EPSILON);return Sn(n)/t}var Ws=new Map;function _m(s){return((""+s).split(".")[1]||"").length}function ba(s,e,t,n){let i=[],r=n.map(_m);for(let o=e;o<t;o++){let a=wn(o),l=Ht(oo(s,o),a);for(let c=0;c<n.length;c++){let h=s==10?+`${n[c]}e${o}`:n[c]*l,u=(o>=0?0:a)+(o>=r[c]?0:r[c]),d=s==10?h:Ht(h,u);i.push(d),Ws.set(d,u)}}return i}var va={},ju=[],ao=[null,null],Gs=Array.isArray,ym=Number.isInteger,_y=s=>s===void 0;function Vp(s){return typeof s=="string"}function Dl(s){let e=!1;if(s!=null){let t=s.constructor;e=t==null||t==Object}return e}function yy(s){return s!=null&&typeof s=="object"}var xy=Object.getPrototypeOf(Uint8Array),xm="__proto__";function lo(s,e=Dl){let t;if(Gs(s)){let n=s.find(i=>i!=null);if(Gs(n)||e(n)){t=Array(s.length);for(let i=0;i<s.length;i++)t[i]=lo(s[i],e)}else t=s.slice()}else if(s instanceof xy)t=s.slice();else if(e(s)){t={};for(let n in s)n!=xm&&(t[n]=lo(s[n],e))}else t=s;return t}function _n(s){let e=arguments;for(let t=1;t<e.length;t++){let n=e[t];for(let i in n)i!=xm&&(Dl(s[i])?_n(s[i],lo(n[i])):s[i]=lo(n[i]))}return s}var vy=0,by=1,My=2;function Sy(s,e,t){for(let n=0,i,r=-1;n<e.length;n++){let o=e[n];if(o>r){for(i=o-1;i>=0&&s[i]==null;)s[i--]=null;for(i=o+1;i<t&&s[i]==null;)s[r=i++]=null}}}function wy(s,e){if(Ay(s)){let o=s[0].slice();for(let a=1;a<s.length;a++)o.push(...s[a].slice(1));return Ry(o[0])||(o=Ty(o)),o}let t=new Set;for(let o=0;o<s.length;o++){let l=s[o][0],c=l.length;for(let h=0;h<c;h++)t.add(l[h])}let n=[Array.from(t).sort((o,a)=>o-a)],i=n[0].length,r=new Map;for(let o=0;o<i;o++)r.set(n[0][o],o);for(let o=0;o<s.length;o++){let a=s[o],l=a[0];for(let c=1;c<a.length;c++){let h=a[c],u=Array(i).fill(void 0),d=e?e[o][c]:by,f=[];for(let m=0;m<h.length;m++){let x=h[m],p=r.get(l[m]);x===null?d!=vy&&(u[p]=x,d==My&&f.push(p)):u[p]=x}Sy(u,f,i),n.push(u)}}return n}var Ey=typeof queueMicrotask>"u"?s=>Promise.resolve().then(s):queueMicrotask;function Ty(s){let e=s[0],t=e.length,n=Array(t);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>e[r]-e[o]);let i=[];for(let r=0;r<s.length;r++){let o=s[r],a=Array(t);for(let l=0;l<t;l++)a[l]=o[n[l]];i.push(a)}return i}function Ay(s){let e=s[0][0],t=e.length;for(let n=1;n<s.length;n++){let i=s[n][0];if(i.length!=t)return!1;if(i!=e){for(let r=0;r<t;r++)if(i[r]!=e[r])return!1}}return!0}function Ry(s,e=100){let t=s.length;if(t<=1)return!0;let n=0,i=t-1;for(;n<=i&&s[n]==null;)n++;for(;i>=n&&s[i]==null;)i--;if(i<=n)return!0;let r=ei(1,di((i-n+1)/e));for(let o=s[n],a=n+r;a<=i;a+=r){let l=s[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var vm=["January","February","March","April","May","June","July","August","September","October","November","December"],bm=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Mm(s){return s.slice(0,3)}var Cy=bm.map(Mm),Py=vm.map(Mm),Iy={MMMM:vm,MMM:Py,WWWW:bm,WWW:Cy};function ma(s){return(s<10?"0":"")+s}function Ly(s){return(s<10?"00":s<100?"0":"")+s}var Dy={YYYY:s=>s.getFullYear(),YY:s=>(s.getFullYear()+"").slice(2),MMMM:(s,e)=>e.MMMM[s.getMonth()],MMM:(s,e)=>e.MMM[s.getMonth()],MM:s=>ma(s.getMonth()+1),M:s=>s.getMonth()+1,DD:s=>ma(s.getDate()),D:s=>s.getDate(),WWWW:(s,e)=>e.WWWW[s.getDay()],WWW:(s,e)=>e.WWW[s.getDay()],HH:s=>ma(s.getHours()),H:s=>s.getHours(),h:s=>{let e=s.getHours();return e==0?12:e>12?e-12:e},AA:s=>s.getHours()>=12?"PM":"AM",aa:s=>s.getHours()>=12?"pm":"am",a:s=>s.getHours()>=12?"p":"a",mm:s=>ma(s.getMinutes()),m:s=>s.getMinutes(),ss:s=>ma(s.getSeconds()),s:s=>s.getSeconds(),fff:s=>Ly(s.getMilliseconds())};function Qu(s,e){e=e||Iy;let t=[],n=/\{([a-z]+)\}|[^{]+/gi,i;for(;i=n.exec(s);)t.push(i[0][0]=="{"?Dy[i[1]]:i[0]);return r=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](r,e);return o}}var Ny=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Uy(s,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+s+s.getTimezoneOffset()*6e4):e==Ny?t=s:(t=new Date(s.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(s.getMilliseconds())),t}var Sm=s=>s%1==0,Cl=[1,2,2.5,5],Fy=ba(10,-32,0,Cl),wm=ba(10,0,32,Cl),Oy=wm.filter(Sm),_r=Fy.concat(wm),ed=`
`,Em="{YYYY}",Gp=ed+Em,Tm="{M}/{D}",ya=ed+Tm,wl=ya+"/{YY}",Am="{aa}",By="{h}:{mm}",so=By+Am,Wp=ed+so,Xp=":{ss}",Ct=null;function Rm(s){let e=s*1e3,t=e*60,n=t*60,i=n*24,r=i*30,o=i*365,l=(s==1?ba(10,0,3,Cl).filter(Sm):ba(10,-3,0,Cl)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,n,n*2,n*3,n*4,n*6,n*8,n*12,i,i*2,i*3,i*4,i*5,i*6,i*7,i*8,i*9,i*10,i*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,Em,Ct,Ct,Ct,Ct,Ct,Ct,1],[i*28,"{MMM}",Gp,Ct,Ct,Ct,Ct,Ct,1],[i,Tm,Gp,Ct,Ct,Ct,Ct,Ct,1],[n,"{h}"+Am,wl,Ct,ya,Ct,Ct,Ct,1],[t,so,wl,Ct,ya,Ct,Ct,Ct,1],[e,Xp,wl+" "+so,Ct,ya+" "+so,Ct,Wp,Ct,1],[s,Xp+".{fff}",wl+" "+so,Ct,ya+" "+so,Ct,Wp,Ct,1]];function h(u){return(d,f,m,x,p,g)=>{let v=[],R=p>=o,b=p>=r&&p<o,A=u(m),T=Ht(A*s,3),_=Du(A.getFullYear(),R?0:A.getMonth(),b||R?1:A.getDate()),E=Ht(_*s,3);if(b||R){let F=b?p/r:0,I=R?p/o:0,D=T==E?T:Ht(Du(_.getFullYear()+I,_.getMonth()+F,1)*s,3),k=new Date(Sn(D/s)),V=k.getFullYear(),N=k.getMonth();for(let H=0;D<=x;H++){let $=Du(V+I*H,N+F*H,1),W=$-u(Ht($*s,3));D=Ht((+$+W)*s,3),D<=x&&v.push(D)}}else{let F=p>=i?i:p,I=di(m)-di(T),D=E+I+Ll(T-E,F);v.push(D);let k=u(D),V=k.getHours()+k.getMinutes()/t+k.getSeconds()/n,N=p/n,H=d.axes[f]._space,$=g/H;for(;D=Ht(D+p,s==1?0:3),!(D>x);)if(N>1){let W=di(Ht(V+N,6))%24,Q=u(D).getHours()-W;Q>1&&(Q=-1),D-=Q*n,V=(V+N)%24;let se=v[v.length-1];Ht((D-se)/p,3)*$>=.7&&v.push(D)}else v.push(D)}return v}}return[l,c,h]}var[ky,zy,Hy]=Rm(1),[Vy,Gy,Wy]=Rm(.001);ba(2,-53,53,[1]);function qp(s,e){return s.map(t=>t.map((n,i)=>i==0||i==8||n==null?n:e(i==1||t[8]==0?n:t[1]+n)))}function Yp(s,e){return(t,n,i,r,o)=>{let a=e.find(m=>o>=m[0])||e[e.length-1],l,c,h,u,d,f;return n.map(m=>{let x=s(m),p=x.getFullYear(),g=x.getMonth(),v=x.getDate(),R=x.getHours(),b=x.getMinutes(),A=x.getSeconds(),T=p!=l&&a[2]||g!=c&&a[3]||v!=h&&a[4]||R!=u&&a[5]||b!=d&&a[6]||A!=f&&a[7]||a[1];return l=p,c=g,h=v,u=R,d=b,f=A,T(x)})}}function Xy(s,e){let t=Qu(e);return(n,i,r,o,a)=>i.map(l=>t(s(l)))}function Du(s,e,t){return new Date(s,e,t)}function $p(s,e){return e(s)}var qy="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Zp(s,e){return(t,n,i,r)=>r==null?Yu:e(s(n))}function Yy(s,e){let t=s.series[e];return t.width?t.stroke(s,e):t.points.width?t.points.stroke(s,e):null}function $y(s,e){return s.series[e].fill(s,e)}var Zy={show:!0,live:!0,isolate:!1,mount:py,markers:{show:!0,width:2,stroke:Yy,fill:$y,dash:"solid"},idx:null,idxs:null,values:[]};function Ky(s,e){let t=s.cursor.points,n=Si(),i=t.size(s,e);Zt(n,ga,i),Zt(n,_a,i);let r=i/-2;Zt(n,"marginLeft",r),Zt(n,"marginTop",r);let o=t.width(s,e,i);return o&&Zt(n,"borderWidth",o),n}function Jy(s,e){let t=s.series[e].points;return t._fill||t._stroke}function jy(s,e){let t=s.series[e].points;return t._stroke||t._fill}function Qy(s,e){return s.series[e].points.size}var Nu=[0,0];function ex(s,e,t){return Nu[0]=e,Nu[1]=t,Nu}function El(s,e,t,n=!0){return i=>{i.button==0&&(!n||i.target==e)&&t(i)}}function Uu(s,e,t,n=!0){return i=>{(!n||i.target==e)&&t(i)}}var tx={show:!0,x:!0,y:!0,lock:!1,move:ex,points:{one:!1,show:Ky,size:Qy,width:0,stroke:jy,fill:Jy},bind:{mousedown:El,mouseup:El,click:El,dblclick:El,mousemove:Uu,mouseleave:Uu,mouseenter:Uu},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(s,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(s,e,t,n,i)=>n-i,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Cm={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},td=_n({},Cm,{filter:mm}),Pm=_n({},td,{size:10}),Im=_n({},Cm,{show:!1}),nd='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Lm="bold "+nd,Dm=1.5,Kp={show:!0,scale:"x",stroke:qu,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Lm,side:2,grid:td,ticks:Pm,border:Im,font:nd,lineGap:Dm,rotate:0},nx="Value",ix="Time",Jp={show:!0,scale:"x",auto:!1,sorted:1,min:zt,max:-zt,idxs:[]};function sx(s,e,t,n,i){return e.map(r=>r==null?"":Ju(r))}function rx(s,e,t,n,i,r,o){let a=[],l=Ws.get(i)||0;t=o?t:Ht(Ll(t,i),l);for(let c=t;c<=n;c=Ht(c+i,l))a.push(Object.is(c,-0)?0:c);return a}function Hu(s,e,t,n,i,r,o){let a=[],l=s.scales[s.axes[e].scale].log,c=l==10?ys:dm,h=di(c(t));i=oo(l,h),l==10&&(i=_r[ki(i,_r)]);let u=t,d=i*l;l==10&&(d=_r[ki(d,_r)]);do a.push(u),u=u+i,l==10&&!Ws.has(u)&&(u=Ht(u,Ws.get(i))),u>=d&&(i=u,d=i*l,l==10&&(d=_r[ki(d,_r)]));while(u<=n);return a}function ox(s,e,t,n,i,r,o){let l=s.scales[s.axes[e].scale].asinh,c=n>l?Hu(s,e,ei(l,t),n,i):[l],h=n>=0&&t<=0?[0]:[];return(t<-l?Hu(s,e,ei(l,-n),-t,i):[l]).reverse().map(d=>-d).concat(h,c)}var Nm=/./,ax=/[12357]/,lx=/[125]/,jp=/1/,Vu=(s,e,t,n)=>s.map((i,r)=>e==4&&i==0||r%n==0&&t.test(i.toExponential()[i<0?1:0])?i:null);function cx(s,e,t,n,i){let r=s.axes[t],o=r.scale,a=s.scales[o],l=s.valToPos,c=r._space,h=l(10,o),u=l(9,o)-h>=c?Nm:l(7,o)-h>=c?ax:l(5,o)-h>=c?lx:jp;if(u==jp){let d=wn(l(1,o)-h);if(d<c)return Vu(e.slice().reverse(),a.distr,u,wi(c/d)).reverse()}return Vu(e,a.distr,u,1)}function hx(s,e,t,n,i){let r=s.axes[t],o=r.scale,a=r._space,l=s.valToPos,c=wn(l(1,o)-l(2,o));return c<a?Vu(e.slice().reverse(),3,Nm,wi(a/c)).reverse():e}function ux(s,e,t,n){return n==null?Yu:e==null?"":Ju(e)}var Qp={show:!0,scale:"y",stroke:qu,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Lm,side:3,grid:td,ticks:Pm,border:Im,font:nd,lineGap:Dm,rotate:0};function dx(s,e){let t=3+(s||1)*2;return Ht(t*e,3)}function fx(s,e){let{scale:t,idxs:n}=s.series[0],i=s._data[0],r=s.valToPos(i[n[0]],t,!0),o=s.valToPos(i[n[1]],t,!0),a=wn(o-r),l=s.series[e],c=a/(l.points.space*At);return n[1]-n[0]<=c}var em={scale:null,auto:!0,sorted:0,min:zt,max:-zt},Um=(s,e,t,n,i)=>i,tm={show:!0,auto:!0,sorted:0,gaps:Um,alpha:1,facets:[_n({},em,{scale:"x"}),_n({},em,{scale:"y"})]},nm={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Um,alpha:1,points:{show:fx,filter:null},values:null,min:zt,max:-zt,idxs:[],path:null,clip:null};function px(s,e,t,n,i){return t/10}var Fm={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},mx=_n({},Fm,{time:!1,ori:1}),im={};function Om(s,e){let t=im[s];return t||(t={key:s,plots:[],sub(n){t.plots.push(n)},unsub(n){t.plots=t.plots.filter(i=>i!=n)},pub(n,i,r,o,a,l,c){for(let h=0;h<t.plots.length;h++)t.plots[h]!=i&&t.plots[h].pub(n,i,r,o,a,l,c)}},s!=null&&(im[s]=t)),t}var co=1,Gu=2;function br(s,e,t){let n=s.mode,i=s.series[e],r=n==2?s._data[e]:s._data,o=s.scales,a=s.bbox,l=r[0],c=n==2?r[1]:r[e],h=n==2?o[i.facets[0].scale]:o[s.series[0].scale],u=n==2?o[i.facets[1].scale]:o[i.scale],d=a.left,f=a.top,m=a.width,x=a.height,p=s.valToPosH,g=s.valToPosV;return h.ori==0?t(i,l,c,h,u,p,g,d,f,m,x,Ul,uo,Ol,km,Hm):t(i,l,c,h,u,g,p,f,d,x,m,Fl,fo,rd,zm,Vm)}function id(s,e){let t=0,n=0,i=Et(s.bands,ju);for(let r=0;r<i.length;r++){let o=i[r];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?n|=1:n|=2)}return[t,n==1?-1:n==2?1:n==3?2:0]}function gx(s,e,t,n,i){let r=s.mode,o=s.series[e],a=r==2?o.facets[1].scale:o.scale,l=s.scales[a];return i==-1?l.min:i==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function xs(s,e,t,n,i,r){return br(s,e,(o,a,l,c,h,u,d,f,m,x,p)=>{let g=o.pxRound,v=c.dir*(c.ori==0?1:-1),R=c.ori==0?uo:fo,b,A;v==1?(b=t,A=n):(b=n,A=t);let T=g(u(a[b],c,x,f)),_=g(d(l[b],h,p,m)),E=g(u(a[A],c,x,f)),F=g(d(r==1?h.max:h.min,h,p,m)),I=new Path2D(i);return R(I,E,F),R(I,T,F),R(I,T,_),I})}function Nl(s,e,t,n,i,r){let o=null;if(s.length>0){o=new Path2D;let a=e==0?Ol:rd,l=t;for(let u=0;u<s.length;u++){let d=s[u];if(d[1]>d[0]){let f=d[0]-l;f>0&&a(o,l,n,f,n+r),l=d[1]}}let c=t+i-l,h=10;c>0&&a(o,l,n-h/2,c,n+r+h)}return o}function _x(s,e,t){let n=s[s.length-1];n&&n[0]==e?n[1]=t:s.push([e,t])}function sd(s,e,t,n,i,r,o){let a=[],l=s.length;for(let c=i==1?t:n;c>=t&&c<=n;c+=i)if(e[c]===null){let u=c,d=c;if(i==1)for(;++c<=n&&e[c]===null;)d=c;else for(;--c>=t&&e[c]===null;)d=c;let f=r(s[u]),m=d==u?f:r(s[d]),x=u-i;f=o<=0&&x>=0&&x<l?r(s[x]):f;let g=d+i;m=o>=0&&g>=0&&g<l?r(s[g]):m,m>=f&&a.push([f,m])}return a}function sm(s){return s==0?pm:s==1?Sn:e=>gr(e,s)}function Bm(s){let e=s==0?Ul:Fl,t=s==0?(i,r,o,a,l,c)=>{i.arcTo(r,o,a,l,c)}:(i,r,o,a,l,c)=>{i.arcTo(o,r,l,a,c)},n=s==0?(i,r,o,a,l)=>{i.rect(r,o,a,l)}:(i,r,o,a,l)=>{i.rect(o,r,l,a)};return(i,r,o,a,l,c=0,h=0)=>{c==0&&h==0?n(i,r,o,a,l):(c=zi(c,a/2,l/2),h=zi(h,a/2,l/2),e(i,r+c,o),t(i,r+a,o,r+a,o+l,c),t(i,r+a,o+l,r,o+l,h),t(i,r,o+l,r,o,h),t(i,r,o,r+a,o,c),i.closePath())}}var Ul=(s,e,t)=>{s.moveTo(e,t)},Fl=(s,e,t)=>{s.moveTo(t,e)},uo=(s,e,t)=>{s.lineTo(e,t)},fo=(s,e,t)=>{s.lineTo(t,e)},Ol=Bm(0),rd=Bm(1),km=(s,e,t,n,i,r)=>{s.arc(e,t,n,i,r)},zm=(s,e,t,n,i,r)=>{s.arc(t,e,n,i,r)},Hm=(s,e,t,n,i,r,o)=>{s.bezierCurveTo(e,t,n,i,r,o)},Vm=(s,e,t,n,i,r,o)=>{s.bezierCurveTo(t,e,i,n,o,r)};function Gm(s){return(e,t,n,i,r)=>br(e,t,(o,a,l,c,h,u,d,f,m,x,p)=>{let{pxRound:g,points:v}=o,R,b;c.ori==0?(R=Ul,b=km):(R=Fl,b=zm);let A=Ht(v.width*At,3),T=(v.size-v.width)/2*At,_=Ht(T*2,3),E=new Path2D,F=new Path2D,{left:I,top:D,width:k,height:V}=e.bbox;Ol(F,I-_,D-_,k+_*2,V+_*2);let N=H=>{if(l[H]!=null){let $=g(u(a[H],c,x,f)),W=g(d(l[H],h,p,m));R(E,$+T,W),b(E,$,W,T,0,Tl*2)}};if(r)r.forEach(N);else for(let H=n;H<=i;H++)N(H);return{stroke:A>0?E:null,fill:E,clip:F,flags:co|Gu}})}function Wm(s){return(e,t,n,i,r,o)=>{n!=i&&(r!=n&&o!=n&&s(e,t,n),r!=i&&o!=i&&s(e,t,i),s(e,t,o))}}var yx=Wm(uo),xx=Wm(fo);function Xm(s){let e=Et(s?.alignGaps,0);return(t,n,i,r)=>br(t,n,(o,a,l,c,h,u,d,f,m,x,p)=>{[i,r]=Pl(l,i,r);let g=o.pxRound,v=V=>g(u(V,c,x,f)),R=V=>g(d(V,h,p,m)),b,A;c.ori==0?(b=uo,A=yx):(b=fo,A=xx);let T=c.dir*(c.ori==0?1:-1),_={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:co},E=_.stroke,F=!1;if(r-i>=x*4){let V=ue=>t.posToVal(ue,c.key,!0),N=null,H=null,$,W,ce,J=v(a[T==1?i:r]),Q=v(a[i]),se=v(a[r]),de=V(T==1?Q+1:se-1);for(let ue=T==1?i:r;ue>=i&&ue<=r;ue+=T){let ee=a[ue],ye=(T==1?ee<de:ee>de)?J:v(ee),Ae=l[ue];ye==J?Ae!=null?(W=Ae,N==null?(b(E,ye,R(W)),$=N=H=W):W<N?N=W:W>H&&(H=W)):Ae===null&&(F=!0):(N!=null&&A(E,J,R(N),R(H),R($),R(W)),Ae!=null?(W=Ae,b(E,ye,R(W)),N=H=$=W):(N=H=null,Ae===null&&(F=!0)),J=ye,de=V(J+T))}N!=null&&N!=H&&ce!=J&&A(E,J,R(N),R(H),R($),R(W))}else for(let V=T==1?i:r;V>=i&&V<=r;V+=T){let N=l[V];N===null?F=!0:N!=null&&b(E,v(a[V]),R(N))}let[D,k]=id(t,n);if(o.fill!=null||D!=0){let V=_.fill=new Path2D(E),N=o.fillTo(t,n,o.min,o.max,D),H=R(N),$=v(a[i]),W=v(a[r]);T==-1&&([W,$]=[$,W]),b(V,W,H),b(V,$,H)}if(!o.spanGaps){let V=[];F&&V.push(...sd(a,l,i,r,T,v,e)),_.gaps=V=o.gaps(t,n,i,r,V),_.clip=Nl(V,c.ori,f,m,x,p)}return k!=0&&(_.band=k==2?[xs(t,n,i,r,E,-1),xs(t,n,i,r,E,1)]:xs(t,n,i,r,E,k)),_})}function vx(s){let e=Et(s.align,1),t=Et(s.ascDesc,!1),n=Et(s.alignGaps,0),i=Et(s.extend,!1);return(r,o,a,l)=>br(r,o,(c,h,u,d,f,m,x,p,g,v,R)=>{[a,l]=Pl(u,a,l);let b=c.pxRound,{left:A,width:T}=r.bbox,_=Q=>b(m(Q,d,v,p)),E=Q=>b(x(Q,f,R,g)),F=d.ori==0?uo:fo,I={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:co},D=I.stroke,k=d.dir*(d.ori==0?1:-1),V=E(u[k==1?a:l]),N=_(h[k==1?a:l]),H=N,$=N;i&&e==-1&&($=A,F(D,$,V)),F(D,N,V);for(let Q=k==1?a:l;Q>=a&&Q<=l;Q+=k){let se=u[Q];if(se==null)continue;let de=_(h[Q]),ue=E(se);e==1?F(D,de,V):F(D,H,ue),F(D,de,ue),V=ue,H=de}let W=H;i&&e==1&&(W=A+T,F(D,W,V));let[ce,J]=id(r,o);if(c.fill!=null||ce!=0){let Q=I.fill=new Path2D(D),se=c.fillTo(r,o,c.min,c.max,ce),de=E(se);F(Q,W,de),F(Q,$,de)}if(!c.spanGaps){let Q=[];Q.push(...sd(h,u,a,l,k,_,n));let se=c.width*At/2,de=t||e==1?se:-se,ue=t||e==-1?-se:se;Q.forEach(ee=>{ee[0]+=de,ee[1]+=ue}),I.gaps=Q=c.gaps(r,o,a,l,Q),I.clip=Nl(Q,d.ori,p,g,v,R)}return J!=0&&(I.band=J==2?[xs(r,o,a,l,D,-1),xs(r,o,a,l,D,1)]:xs(r,o,a,l,D,J)),I})}function rm(s,e,t,n,i,r,o=zt){if(s.length>1){let a=null;for(let l=0,c=1/0;l<s.length;l++)if(e[l]!==void 0){if(a!=null){let h=wn(s[l]-s[a]);h<c&&(c=h,o=wn(t(s[l],n,i,r)-t(s[a],n,i,r)))}a=l}}return o}function bx(s){s=s||va;let e=Et(s.size,[.6,zt,1]),t=s.align||0,n=s.gap||0,i=s.radius;i=i==null?[0,0]:typeof i=="number"?[i,0]:i;let r=bt(i),o=1-e[0],a=Et(e[1],zt),l=Et(e[2],1),c=Et(s.disp,va),h=Et(s.each,f=>{}),{fill:u,stroke:d}=c;return(f,m,x,p)=>br(f,m,(g,v,R,b,A,T,_,E,F,I,D)=>{let k=g.pxRound,V=t,N=n*At,H=a*At,$=l*At,W,ce;b.ori==0?[W,ce]=r(f,m):[ce,W]=r(f,m);let J=b.dir*(b.ori==0?1:-1),Q=b.ori==0?Ol:rd,se=b.ori==0?h:(Ce,Ze,ot,Se,kt,He,Ye)=>{h(Ce,Ze,ot,kt,Se,Ye,He)},de=Et(f.bands,ju).find(Ce=>Ce.series[0]==m),ue=de!=null?de.dir:0,ee=g.fillTo(f,m,g.min,g.max,ue),me=k(_(ee,A,D,F)),ye,Ae,Me,Xe=I,rt=k(g.width*At),Ge=!1,ut=null,ct=null,it=null,Kt=null;u!=null&&(rt==0||d!=null)&&(Ge=!0,ut=u.values(f,m,x,p),ct=new Map,new Set(ut).forEach(Ce=>{Ce!=null&&ct.set(Ce,new Path2D)}),rt>0&&(it=d.values(f,m,x,p),Kt=new Map,new Set(it).forEach(Ce=>{Ce!=null&&Kt.set(Ce,new Path2D)})));let{x0:Vt,size:un}=c;if(Vt!=null&&un!=null){V=1,v=Vt.values(f,m,x,p),Vt.unit==2&&(v=v.map(ot=>f.posToVal(E+ot*I,b.key,!0)));let Ce=un.values(f,m,x,p);un.unit==2?Ae=Ce[0]*I:Ae=T(Ce[0],b,I,E)-T(0,b,I,E),Xe=rm(v,R,T,b,I,E,Xe),Me=Xe-Ae+N}else Xe=rm(v,R,T,b,I,E,Xe),Me=Xe*o+N,Ae=Xe-Me;Me<1&&(Me=0),rt>=Ae/2&&(rt=0),Me<5&&(k=pm);let Ot=Me>0,In=Xe-Me-(Ot?rt:0);Ae=k(zu(In,$,H)),ye=(V==0?Ae/2:V==J?0:Ae)-V*J*((V==0?N/2:0)+(Ot?rt/2:0));let St={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},bn=Ge?null:new Path2D,tn=null;if(de!=null)tn=f.data[de.series[1]];else{let{y0:Ce,y1:Ze}=c;Ce!=null&&Ze!=null&&(R=Ze.values(f,m,x,p),tn=Ce.values(f,m,x,p))}let dn=W*Ae,B=ce*Ae;for(let Ce=J==1?x:p;Ce>=x&&Ce<=p;Ce+=J){let Ze=R[Ce];if(Ze==null)continue;if(tn!=null){let q=tn[Ce]??0;if(Ze-q==0)continue;me=_(q,A,D,F)}let ot=b.distr!=2||c!=null?v[Ce]:Ce,Se=T(ot,b,I,E),kt=_(Et(Ze,ee),A,D,F),He=k(Se-ye),Ye=k(ei(kt,me)),C=k(zi(kt,me)),M=Ye-C;if(Ze!=null){let q=Ze<0?B:dn,he=Ze<0?dn:B;Ge?(rt>0&&it[Ce]!=null&&Q(Kt.get(it[Ce]),He,C+di(rt/2),Ae,ei(0,M-rt),q,he),ut[Ce]!=null&&Q(ct.get(ut[Ce]),He,C+di(rt/2),Ae,ei(0,M-rt),q,he)):Q(bn,He,C+di(rt/2),Ae,ei(0,M-rt),q,he),se(f,m,Ce,He-rt/2,C,Ae+rt,M)}}return rt>0?St.stroke=Ge?Kt:bn:Ge||(St._fill=g.width==0?g._fill:g._stroke??g._fill,St.width=0),St.fill=Ge?ct:bn,St})}function Mx(s,e){let t=Et(e?.alignGaps,0);return(n,i,r,o)=>br(n,i,(a,l,c,h,u,d,f,m,x,p,g)=>{[r,o]=Pl(c,r,o);let v=a.pxRound,R=W=>v(d(W,h,p,m)),b=W=>v(f(W,u,g,x)),A,T,_;h.ori==0?(A=Ul,_=uo,T=Hm):(A=Fl,_=fo,T=Vm);let E=h.dir*(h.ori==0?1:-1),F=R(l[E==1?r:o]),I=F,D=[],k=[];for(let W=E==1?r:o;W>=r&&W<=o;W+=E)if(c[W]!=null){let J=l[W],Q=R(J);D.push(I=Q),k.push(b(c[W]))}let V={stroke:s(D,k,A,_,T,v),fill:null,clip:null,band:null,gaps:null,flags:co},N=V.stroke,[H,$]=id(n,i);if(a.fill!=null||H!=0){let W=V.fill=new Path2D(N),ce=a.fillTo(n,i,a.min,a.max,H),J=b(ce);_(W,I,J),_(W,F,J)}if(!a.spanGaps){let W=[];W.push(...sd(l,c,r,o,E,R,t)),V.gaps=W=a.gaps(n,i,r,o,W),V.clip=Nl(W,h.ori,m,x,p,g)}return $!=0&&(V.band=$==2?[xs(n,i,r,o,N,-1),xs(n,i,r,o,N,1)]:xs(n,i,r,o,N,$)),V})}function Sx(s){return Mx(wx,s)}function wx(s,e,t,n,i,r){let o=s.length;if(o<2)return null;let a=new Path2D;if(t(a,s[0],e[0]),o==2)n(a,s[1],e[1]);else{let l=Array(o),c=Array(o-1),h=Array(o-1),u=Array(o-1);for(let d=0;d<o-1;d++)h[d]=e[d+1]-e[d],u[d]=s[d+1]-s[d],c[d]=h[d]/u[d];l[0]=c[0];for(let d=1;d<o-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?l[d]=0:(l[d]=3*(u[d-1]+u[d])/((2*u[d]+u[d-1])/c[d-1]+(u[d]+2*u[d-1])/c[d]),isFinite(l[d])||(l[d]=0));l[o-1]=c[o-2];for(let d=0;d<o-1;d++)i(a,s[d]+u[d]/3,e[d]+l[d]*u[d]/3,s[d+1]-u[d]/3,e[d+1]-l[d+1]*u[d]/3,s[d+1],e[d+1])}return a}var Wu=new Set;function om(){for(let s of Wu)s.syncRect(!0)}ho&&(xr(sy,ro,om),xr(ry,ro,om,!0),xr(Al,ro,()=>{En.pxRatio=At}));var Ex=Xm(),Tx=Gm();function am(s,e,t,n){return(n?[s[0],s[1]].concat(s.slice(2)):[s[0]].concat(s.slice(1))).map((r,o)=>Xu(r,o,e,t))}function Ax(s,e){return s.map((t,n)=>n==0?{}:_n({},e,t))}function Xu(s,e,t,n){return _n({},e==0?t:n,s)}function qm(s,e,t){return e==null?ao:[e,t]}var Rx=qm;function Cx(s,e,t){return e==null?ao:Rl(e,t,Ku,!0)}function Ym(s,e,t,n){return e==null?ao:Il(e,t,s.scales[n].log,!1)}var Px=Ym;function $m(s,e,t,n){return e==null?ao:Zu(e,t,s.scales[n].log,!1)}var Ix=$m;function Lx(s,e,t,n,i){let r=ei(kp(s),kp(e)),o=e-s,a=ki(i/n*o,t);do{let l=t[a],c=n*l/o;if(c>=i&&r+(l<5?Ws.get(l):0)<=17)return[l,c]}while(++a<t.length);return[0,0]}function lm(s){let e,t;return s=s.replace(/(\d+)px/,(n,i)=>(e=Sn((t=+i)*At))+"px"),[s,e,t]}function Dx(s){s.show&&[s.font,s.labelFont].forEach(e=>{let t=Ht(e[2]*At,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function En(s,e,t){let n={mode:Et(s.mode,1)},i=n.mode;function r(y,S,P,U){let X=S.valToPct(y);return U+P*(S.dir==-1?1-X:X)}function o(y,S,P,U){let X=S.valToPct(y);return U+P*(S.dir==-1?X:1-X)}function a(y,S,P,U){return S.ori==0?r(y,S,P,U):o(y,S,P,U)}n.valToPosH=r,n.valToPosV=o;let l=!1;n.status=0;let c=n.root=Si(z_);if(s.id!=null&&(c.id=s.id),ui(c,s.class),s.title){let y=Si(G_,c);y.textContent=s.title}let h=Bi("canvas"),u=n.ctx=h.getContext("2d"),d=Si(W_,c);xr("click",d,y=>{y.target===m&&(qt!=jr||Jt!=Qr)&&Bn.click(n,y)},!0);let f=n.under=Si(X_,d);d.appendChild(h);let m=n.over=Si(q_,d);s=lo(s);let x=+Et(s.pxAlign,1),p=sm(x);(s.plugins||[]).forEach(y=>{y.opts&&(s=y.opts(n,s)||s)});let g=s.ms||.001,v=n.series=i==1?am(s.series||[],Jp,nm,!1):Ax(s.series||[null],tm),R=n.axes=am(s.axes||[],Kp,Qp,!0),b=n.scales={},A=n.bands=s.bands||[];A.forEach(y=>{y.fill=bt(y.fill||null),y.dir=Et(y.dir,-1)});let T=i==2?v[1].facets[0].scale:v[0].scale,_={axes:ps,series:pt},E=(s.drawOrder||["axes","series"]).map(y=>_[y]);function F(y){let S=y.distr==3?P=>ys(P>0?P:y.clamp(n,P,y.min,y.max,y.key)):y.distr==4?P=>Lu(P,y.asinh):y.distr==100?P=>y.fwd(P):P=>P;return P=>{let U=S(P),{_min:X,_max:K}=y,ae=K-X;return(U-X)/ae}}function I(y){let S=b[y];if(S==null){let P=(s.scales||va)[y]||va;if(P.from!=null){I(P.from);let U=_n({},b[P.from],P,{key:y});U.valToPct=F(U),b[y]=U}else{S=b[y]=_n({},y==T?Fm:mx,P),S.key=y;let U=S.time,X=S.range,K=Gs(X);if((y!=T||i==2&&!U)&&(K&&(X[0]==null||X[1]==null)&&(X={min:X[0]==null?Fp:{mode:1,hard:X[0],soft:X[0]},max:X[1]==null?Fp:{mode:1,hard:X[1],soft:X[1]}},K=!1),!K&&Dl(X))){let ae=X;X=(fe,ve,De)=>ve==null?ao:Rl(ve,De,ae)}S.range=bt(X||(U?Rx:y==T?S.distr==3?Px:S.distr==4?Ix:qm:S.distr==3?Ym:S.distr==4?$m:Cx)),S.auto=bt(K?!1:S.auto),S.clamp=bt(S.clamp||px),S._min=S._max=null,S.valToPct=F(S)}}}I("x"),I("y"),i==1&&v.forEach(y=>{I(y.scale)}),R.forEach(y=>{I(y.scale)});for(let y in s.scales)I(y);let D=b[T],k=D.distr,V,N;D.ori==0?(ui(c,H_),V=r,N=o):(ui(c,V_),V=o,N=r);let H={};for(let y in b){let S=b[y];(S.min!=null||S.max!=null)&&(H[y]={min:S.min,max:S.max},S.min=S.max=null)}let $=s.tzDate||(y=>new Date(Sn(y/g))),W=s.fmtDate||Qu,ce=g==1?Hy($):Wy($),J=Yp($,qp(g==1?zy:Gy,W)),Q=Zp($,$p(qy,W)),se=[],de=n.legend=_n({},Zy,s.legend),ue=n.cursor=_n({},tx,{drag:{y:i==2}},s.cursor),ee=de.show,me=ue.show,ye=de.markers;de.idxs=se,ye.width=bt(ye.width),ye.dash=bt(ye.dash),ye.stroke=bt(ye.stroke),ye.fill=bt(ye.fill);let Ae,Me,Xe,rt=[],Ge=[],ut,ct=!1,it={};if(de.live){let y=v[1]?v[1].values:null;ct=y!=null,ut=ct?y(n,1,0):{_:0};for(let S in ut)it[S]=Yu}if(ee)if(Ae=Bi("table",j_,c),Xe=Bi("tbody",null,Ae),de.mount(n,Ae),ct){Me=Bi("thead",null,Ae,Xe);let y=Bi("tr",null,Me);Bi("th",null,y);for(var Kt in ut)Bi("th",Sp,y).textContent=Kt}else ui(Ae,ey),de.live&&ui(Ae,Q_);let Vt={show:!0},un={show:!1};function Ot(y,S){if(S==0&&(ct||!de.live||i==2))return ao;let P=[],U=Bi("tr",ty,Xe,Xe.childNodes[S]);ui(U,y.class),y.show||ui(U,yr);let X=Bi("th",null,U);if(ye.show){let fe=Si(ny,X);if(S>0){let ve=ye.width(n,S);ve&&(fe.style.border=ve+"px "+ye.dash(n,S)+" "+ye.stroke(n,S)),fe.style.background=ye.fill(n,S)}}let K=Si(Sp,X);y.label instanceof HTMLElement?K.appendChild(y.label):K.textContent=y.label,S>0&&(ye.show||(K.style.color=y.width>0?ye.stroke(n,S):ye.fill(n,S)),St("click",X,fe=>{if(ue._lock)return;je(fe);let ve=v.indexOf(y);if((fe.ctrlKey||fe.metaKey)!=de.isolate){let De=v.some((Ne,Fe)=>Fe>0&&Fe!=ve&&Ne.show);v.forEach((Ne,Fe)=>{Fe>0&&ji(Fe,De?Fe==ve?Vt:un:Vt,!0,gn.setSeries)})}else ji(ve,{show:!y.show},!0,gn.setSeries)},!1),Qe&&St(Ap,X,fe=>{ue._lock||(je(fe),ji(v.indexOf(y),to,!0,gn.setSeries))},!1));for(var ae in ut){let fe=Bi("td",iy,U);fe.textContent="--",P.push(fe)}return[U,P]}let In=new Map;function St(y,S,P,U=!0){let X=In.get(S)||{},K=ue.bind[y](n,S,P,U);K&&(xr(y,S,X[y]=K),In.set(S,X))}function bn(y,S,P){let U=In.get(S)||{};for(let X in U)(y==null||X==y)&&(ku(X,S,U[X]),delete U[X]);y==null&&In.delete(S)}let tn=0,dn=0,B=0,Ce=0,Ze=0,ot=0,Se=Ze,kt=ot,He=B,Ye=Ce,C=0,M=0,q=0,he=0;n.bbox={};let oe=!1,_e=!1,xe=!1,te=!1,ie=!1,pe=!1;function O(y,S,P){(P||y!=n.width||S!=n.height)&&re(y,S),ht(!1),xe=!0,_e=!0,Gn()}function re(y,S){n.width=tn=B=y,n.height=dn=Ce=S,Ze=ot=0,be(),We();let P=n.bbox;C=P.left=gr(Ze*At,.5),M=P.top=gr(ot*At,.5),q=P.width=gr(B*At,.5),he=P.height=gr(Ce*At,.5)}let ne=3;function we(){let y=!1,S=0;for(;!y;){S++;let P=Zr(S),U=Ji(S);y=S==ne||P&&U,y||(re(n.width,n.height),_e=!0)}}function ge({width:y,height:S}){O(y,S)}n.setSize=ge;function be(){let y=!1,S=!1,P=!1,U=!1;R.forEach((X,K)=>{if(X.show&&X._show){let{side:ae,_size:fe}=X,ve=ae%2,De=X.label!=null?X.labelSize:0,Ne=fe+De;Ne>0&&(ve?(B-=Ne,ae==3?(Ze+=Ne,U=!0):P=!0):(Ce-=Ne,ae==0?(ot+=Ne,y=!0):S=!0))}}),Zi[0]=y,Zi[1]=P,Zi[2]=S,Zi[3]=U,B-=Ui[1]+Ui[3],Ze+=Ui[3],Ce-=Ui[2]+Ui[0],ot+=Ui[0]}function We(){let y=Ze+B,S=ot+Ce,P=Ze,U=ot;function X(K,ae){switch(K){case 1:return y+=ae,y-ae;case 2:return S+=ae,S-ae;case 3:return P-=ae,P+ae;case 0:return U-=ae,U+ae}}R.forEach((K,ae)=>{if(K.show&&K._show){let fe=K.side;K._pos=X(fe,K._size),K.label!=null&&(K._lpos=X(fe,K.labelSize))}})}if(ue.dataIdx==null){let y=ue.hover,S=y.skip=new Set(y.skip??[]);S.add(void 0);let P=y.prox=bt(y.prox),U=y.bias??=0;ue.dataIdx=(X,K,ae,fe)=>{if(K==0)return ae;let ve=ae,De=P(X,K,ae,fe)??zt,Ne=De>=0&&De<zt,Fe=D.ori==0?B:Ce,st=ue.left,Tt=e[0],wt=e[K];if(S.has(wt[ae])){ve=null;let _t=null,Ke=null,qe;if(U==0||U==-1)for(qe=ae;_t==null&&qe-- >0;)S.has(wt[qe])||(_t=qe);if(U==0||U==1)for(qe=ae;Ke==null&&qe++<wt.length;)S.has(wt[qe])||(Ke=qe);if(_t!=null||Ke!=null)if(Ne){let $t=_t==null?-1/0:V(Tt[_t],D,Fe,0),rn=Ke==null?1/0:V(Tt[Ke],D,Fe,0),Un=st-$t,Bt=rn-st;Un<=Bt?Un<=De&&(ve=_t):Bt<=De&&(ve=Ke)}else ve=Ke==null?_t:_t==null?Ke:ae-_t<=Ke-ae?_t:Ke}else Ne&&wn(st-V(Tt[ae],D,Fe,0))>De&&(ve=null);return ve}}let je=y=>{ue.event=y};ue.idxs=se,ue._lock=!1;let le=ue.points;le.show=bt(le.show),le.size=bt(le.size),le.stroke=bt(le.stroke),le.width=bt(le.width),le.fill=bt(le.fill);let Oe=n.focus=_n({},s.focus||{alpha:.3},ue.focus),Qe=Oe.prox>=0,Re=Qe&&le.one,at=[],Xt=[],Zn=[];function aa(y,S){let P=le.show(n,S);if(P instanceof HTMLElement)return ui(P,J_),ui(P,y.class),ns(P,-10,-10,B,Ce),m.insertBefore(P,at[S]),P}function qr(y,S){if(i==1||S>0){let P=i==1&&b[y.scale].time,U=y.value;y.value=P?Vp(U)?Zp($,$p(U,W)):U||Q:U||ux,y.label=y.label||(P?ix:nx)}if(Re||S>0){y.width=y.width==null?1:y.width,y.paths=y.paths||Ex||my,y.fillTo=bt(y.fillTo||gx),y.pxAlign=+Et(y.pxAlign,x),y.pxRound=sm(y.pxAlign),y.stroke=bt(y.stroke||null),y.fill=bt(y.fill||null),y._stroke=y._fill=y._paths=y._focus=null;let P=dx(ei(1,y.width),1),U=y.points=_n({},{size:P,width:ei(1,P*.2),stroke:y.stroke,space:P*2,paths:Tx,_stroke:null,_fill:null},y.points);U.show=bt(U.show),U.filter=bt(U.filter),U.fill=bt(U.fill),U.stroke=bt(U.stroke),U.paths=bt(U.paths),U.pxAlign=y.pxAlign}if(ee){let P=Ot(y,S);rt.splice(S,0,P[0]),Ge.splice(S,0,P[1]),de.values.push(null)}if(me){se.splice(S,0,null);let P=null;Re?S==0&&(P=aa(y,S)):S>0&&(P=aa(y,S)),at.splice(S,0,P),Xt.splice(S,0,0),Zn.splice(S,0,0)}Nn("addSeries",S)}function yu(y,S){S=S??v.length,y=i==1?Xu(y,S,Jp,nm):Xu(y,S,{},tm),v.splice(S,0,y),qr(v[S],S)}n.addSeries=yu;function xl(y){if(v.splice(y,1),ee){de.values.splice(y,1),Ge.splice(y,1);let S=rt.splice(y,1)[0];bn(null,S.firstChild),S.remove()}me&&(se.splice(y,1),at.splice(y,1)[0].remove(),Xt.splice(y,1),Zn.splice(y,1)),Nn("delSeries",y)}n.delSeries=xl;let Zi=[!1,!1,!1,!1];function us(y,S){if(y._show=y.show,y.show){let P=y.side%2,U=b[y.scale];U==null&&(y.scale=P?v[1].scale:T,U=b[y.scale]);let X=U.time;y.size=bt(y.size),y.space=bt(y.space),y.rotate=bt(y.rotate),Gs(y.incrs)&&y.incrs.forEach(ae=>{!Ws.has(ae)&&Ws.set(ae,_m(ae))}),y.incrs=bt(y.incrs||(U.distr==2?Oy:X?g==1?ky:Vy:_r)),y.splits=bt(y.splits||(X&&U.distr==1?ce:U.distr==3?Hu:U.distr==4?ox:rx)),y.stroke=bt(y.stroke),y.grid.stroke=bt(y.grid.stroke),y.ticks.stroke=bt(y.ticks.stroke),y.border.stroke=bt(y.border.stroke);let K=y.values;y.values=Gs(K)&&!Gs(K[0])?bt(K):X?Gs(K)?Yp($,qp(K,W)):Vp(K)?Xy($,K):K||J:K||sx,y.filter=bt(y.filter||(U.distr>=3&&U.log==10?cx:U.distr==3&&U.log==2?hx:mm)),y.font=lm(y.font),y.labelFont=lm(y.labelFont),y._size=y.size(n,null,S,0),y._space=y._rotate=y._incrs=y._found=y._splits=y._values=null,y._size>0&&(Zi[S]=!0,y._el=Si(Y_,d))}}function ds(y,S,P,U){let[X,K,ae,fe]=P,ve=S%2,De=0;return ve==0&&(fe||K)&&(De=S==0&&!X||S==2&&!ae?Sn(Kp.size/3):0),ve==1&&(X||ae)&&(De=S==1&&!K||S==3&&!fe?Sn(Qp.size/2):0),De}let la=n.padding=(s.padding||[ds,ds,ds,ds]).map(y=>bt(Et(y,ds))),Ui=n._padding=la.map((y,S)=>y(n,S,Zi,0)),nn,ln=null,cn=null,Ki=i==1?v[0].idxs:null,ai=null,Fs=!1;function ca(y,S){if(e=y??[],n.data=n._data=e,i==2){nn=0;for(let P=1;P<v.length;P++)nn+=e[P][0].length}else{e.length==0&&(n.data=n._data=e=[[]]),ai=e[0],nn=ai.length;let P=e;if(k==2){P=e.slice();let U=P[0]=Array(nn);for(let X=0;X<nn;X++)U[X]=X}n._data=e=P}if(ht(!0),Nn("setData"),k==2&&(xe=!0),S!==!1){let P=D;P.auto(n,Fs)?ha():ks(T,P.min,P.max),te=te||ue.left>=0,pe=!0,Gn()}}n.setData=ca;function ha(){Fs=!0;let y,S;i==1&&(nn>0?(ln=Ki[0]=0,cn=Ki[1]=nn-1,y=e[0][ln],S=e[0][cn],k==2?(y=ln,S=cn):y==S&&(k==3?[y,S]=Il(y,y,D.log,!1):k==4?[y,S]=Zu(y,y,D.log,!1):D.time?S=y+Sn(86400/g):[y,S]=Rl(y,S,Ku,!0))):(ln=Ki[0]=y=null,cn=Ki[1]=S=null)),ks(T,y,S)}let Yr,Os,$r,w,z,j,Y,Z,Ee,Pe;function Te(y,S,P,U,X,K){y??=Ep,P??=ju,U??="butt",X??=Ep,K??="round",y!=Yr&&(u.strokeStyle=Yr=y),X!=Os&&(u.fillStyle=Os=X),S!=$r&&(u.lineWidth=$r=S),K!=z&&(u.lineJoin=z=K),U!=j&&(u.lineCap=j=U),P!=w&&u.setLineDash(w=P)}function Ie(y,S,P,U){S!=Os&&(u.fillStyle=Os=S),y!=Y&&(u.font=Y=y),P!=Z&&(u.textAlign=Z=P),U!=Ee&&(u.textBaseline=Ee=U)}function ke(y,S,P,U,X=0){if(U.length>0&&y.auto(n,Fs)&&(S==null||S.min==null)){let K=Et(ln,0),ae=Et(cn,U.length-1),fe=P.min==null?cy(U,K,ae,X,y.distr==3):[P.min,P.max];y.min=zi(y.min,P.min=fe[0]),y.max=ei(y.max,P.max=fe[1])}}let tt={min:null,max:null};function ft(){for(let U in b){let X=b[U];H[U]==null&&(X.min==null||H[T]!=null&&X.auto(n,Fs))&&(H[U]=tt)}for(let U in b){let X=b[U];H[U]==null&&X.from!=null&&H[X.from]!=null&&(H[U]=tt)}H[T]!=null&&ht(!0);let y={};for(let U in H){let X=H[U];if(X!=null){let K=y[U]=lo(b[U],yy);if(X.min!=null)_n(K,X);else if(U!=T||i==2)if(nn==0&&K.from==null){let ae=K.range(n,null,null,U);K.min=ae[0],K.max=ae[1]}else K.min=zt,K.max=-zt}}if(nn>0){v.forEach((U,X)=>{if(i==1){let K=U.scale,ae=H[K];if(ae==null)return;let fe=y[K];if(X==0){let ve=fe.range(n,fe.min,fe.max,K);fe.min=ve[0],fe.max=ve[1],ln=ki(fe.min,e[0]),cn=ki(fe.max,e[0]),cn-ln>1&&(e[0][ln]<fe.min&&ln++,e[0][cn]>fe.max&&cn--),U.min=ai[ln],U.max=ai[cn]}else U.show&&U.auto&&ke(fe,ae,U,e[X],U.sorted);U.idxs[0]=ln,U.idxs[1]=cn}else if(X>0&&U.show&&U.auto){let[K,ae]=U.facets,fe=K.scale,ve=ae.scale,[De,Ne]=e[X],Fe=y[fe],st=y[ve];Fe!=null&&ke(Fe,H[fe],K,De,K.sorted),st!=null&&ke(st,H[ve],ae,Ne,ae.sorted),U.min=ae.min,U.max=ae.max}});for(let U in y){let X=y[U],K=H[U];if(X.from==null&&(K==null||K.min==null)){let ae=X.range(n,X.min==zt?null:X.min,X.max==-zt?null:X.max,U);X.min=ae[0],X.max=ae[1]}}}for(let U in y){let X=y[U];if(X.from!=null){let K=y[X.from];if(K.min==null)X.min=X.max=null;else{let ae=X.range(n,K.min,K.max,U);X.min=ae[0],X.max=ae[1]}}}let S={},P=!1;for(let U in y){let X=y[U],K=b[U];if(K.min!=X.min||K.max!=X.max){K.min=X.min,K.max=X.max;let ae=K.distr;K._min=ae==3?ys(K.min):ae==4?Lu(K.min,K.asinh):ae==100?K.fwd(K.min):K.min,K._max=ae==3?ys(K.max):ae==4?Lu(K.max,K.asinh):ae==100?K.fwd(K.max):K.max,S[U]=P=!0}}if(P){v.forEach((U,X)=>{i==2?X>0&&S.y&&(U._paths=null):S[U.scale]&&(U._paths=null)});for(let U in S)xe=!0,Nn("setScale",U);me&&ue.left>=0&&(te=pe=!0)}for(let U in H)H[U]=null}function Be(y){let S=zu(ln-1,0,nn-1),P=zu(cn+1,0,nn-1);for(;y[S]==null&&S>0;)S--;for(;y[P]==null&&P<nn-1;)P++;return[S,P]}function pt(){if(nn>0){let y=v.some(S=>S._focus)&&Pe!=Oe.alpha;y&&(u.globalAlpha=Pe=Oe.alpha),v.forEach((S,P)=>{if(P>0&&S.show&&(Qt(P,!1),Qt(P,!0),S._paths==null)){let U=Pe;Pe!=S.alpha&&(u.globalAlpha=Pe=S.alpha);let X=i==2?[0,e[P][0].length-1]:Be(e[P]);S._paths=S.paths(n,P,X[0],X[1]),Pe!=U&&(u.globalAlpha=Pe=U)}}),v.forEach((S,P)=>{if(P>0&&S.show){let U=Pe;Pe!=S.alpha&&(u.globalAlpha=Pe=S.alpha),S._paths!=null&&Dt(P,!1);{let X=S._paths!=null?S._paths.gaps:null,K=S.points.show(n,P,ln,cn,X),ae=S.points.filter(n,P,K,X);(K||ae)&&(S.points._paths=S.points.paths(n,P,ln,cn,ae),Dt(P,!0))}Pe!=U&&(u.globalAlpha=Pe=U),Nn("drawSeries",P)}}),y&&(u.globalAlpha=Pe=1)}}function Qt(y,S){let P=S?v[y].points:v[y];P._stroke=P.stroke(n,y),P._fill=P.fill(n,y)}function Dt(y,S){let P=S?v[y].points:v[y],{stroke:U,fill:X,clip:K,flags:ae,_stroke:fe=P._stroke,_fill:ve=P._fill,_width:De=P.width}=P._paths;De=Ht(De*At,3);let Ne=null,Fe=De%2/2;S&&ve==null&&(ve=De>0?"#fff":fe);let st=P.pxAlign==1&&Fe>0;if(st&&u.translate(Fe,Fe),!S){let Tt=C-De/2,wt=M-De/2,_t=q+De,Ke=he+De;Ne=new Path2D,Ne.rect(Tt,wt,_t,Ke)}S?Ue(fe,De,P.dash,P.cap,ve,U,X,ae,K):Nt(y,fe,De,P.dash,P.cap,ve,U,X,ae,Ne,K),st&&u.translate(-Fe,-Fe)}function Nt(y,S,P,U,X,K,ae,fe,ve,De,Ne){let Fe=!1;ve!=0&&A.forEach((st,Tt)=>{if(st.series[0]==y){let wt=v[st.series[1]],_t=e[st.series[1]],Ke=(wt._paths||va).band;Gs(Ke)&&(Ke=st.dir==1?Ke[0]:Ke[1]);let qe,$t=null;wt.show&&Ke&&uy(_t,ln,cn)?($t=st.fill(n,Tt)||K,qe=wt._paths.clip):Ke=null,Ue(S,P,U,X,$t,ae,fe,ve,De,Ne,qe,Ke),Fe=!0}}),Fe||Ue(S,P,U,X,K,ae,fe,ve,De,Ne)}let Mn=co|Gu;function Ue(y,S,P,U,X,K,ae,fe,ve,De,Ne,Fe){Te(y,S,P,U,X),(ve||De||Fe)&&(u.save(),ve&&u.clip(ve),De&&u.clip(De)),Fe?(fe&Mn)==Mn?(u.clip(Fe),Ne&&u.clip(Ne),vt(X,ae),fn(y,K,S)):fe&Gu?(vt(X,ae),u.clip(Fe),fn(y,K,S)):fe&co&&(u.save(),u.clip(Fe),Ne&&u.clip(Ne),vt(X,ae),u.restore(),fn(y,K,S)):(vt(X,ae),fn(y,K,S)),(ve||De||Fe)&&u.restore()}function fn(y,S,P){P>0&&(S instanceof Map?S.forEach((U,X)=>{u.strokeStyle=Yr=X,u.stroke(U)}):S!=null&&y&&u.stroke(S))}function vt(y,S){S instanceof Map?S.forEach((P,U)=>{u.fillStyle=Os=U,u.fill(P)}):S!=null&&y&&u.fill(S)}function fs(y,S,P,U){let X=R[y],K;if(U<=0)K=[0,0];else{let ae=X._space=X.space(n,y,S,P,U),fe=X._incrs=X.incrs(n,y,S,P,U,ae);K=Lx(S,P,fe,U,ae)}return X._found=K}function pn(y,S,P,U,X,K,ae,fe,ve,De){let Ne=ae%2/2;x==1&&u.translate(Ne,Ne),Te(fe,ae,ve,De,fe),u.beginPath();let Fe,st,Tt,wt,_t=X+(U==0||U==3?-K:K);P==0?(st=X,wt=_t):(Fe=X,Tt=_t);for(let Ke=0;Ke<y.length;Ke++)S[Ke]!=null&&(P==0?Fe=Tt=y[Ke]:st=wt=y[Ke],u.moveTo(Fe,st),u.lineTo(Tt,wt));u.stroke(),x==1&&u.translate(-Ne,-Ne)}function Zr(y){let S=!0;return R.forEach((P,U)=>{if(!P.show)return;let X=b[P.scale];if(X.min==null){P._show&&(S=!1,P._show=!1,ht(!1));return}else P._show||(S=!1,P._show=!0,ht(!1));let K=P.side,ae=K%2,{min:fe,max:ve}=X,[De,Ne]=fs(U,fe,ve,ae==0?B:Ce);if(Ne==0)return;let Fe=X.distr==2,st=P._splits=P.splits(n,U,fe,ve,De,Ne,Fe),Tt=X.distr==2?st.map(qe=>ai[qe]):st,wt=X.distr==2?ai[st[1]]-ai[st[0]]:De,_t=P._values=P.values(n,P.filter(n,Tt,U,Ne,wt),U,Ne,wt);P._rotate=K==2?P.rotate(n,_t,U,Ne):0;let Ke=P._size;P._size=wi(P.size(n,_t,U,y)),Ke!=null&&P._size!=Ke&&(S=!1)}),S}function Ji(y){let S=!0;return la.forEach((P,U)=>{let X=P(n,U,Zi,y);X!=Ui[U]&&(S=!1),Ui[U]=X}),S}function ps(){for(let y=0;y<R.length;y++){let S=R[y];if(!S.show||!S._show)continue;let P=S.side,U=P%2,X,K,ae=S.stroke(n,y),fe=P==0||P==3?-1:1,[ve,De]=S._found;if(S.label!=null){let jn=S.labelGap*fe,hi=Sn((S._lpos+jn)*At);Ie(S.labelFont[0],ae,"center",P==2?"top":wp),u.save(),U==1?(X=K=0,u.translate(hi,Sn(M+he/2)),u.rotate((P==3?-Tl:Tl)/2)):(X=Sn(C+q/2),K=hi);let pr=fm(S.label)?S.label(n,y,ve,De):S.label;u.fillText(pr,X,K),u.restore()}if(De==0)continue;let Ne=b[S.scale],Fe=U==0?q:he,st=U==0?C:M,Tt=S._splits,wt=Ne.distr==2?Tt.map(jn=>ai[jn]):Tt,_t=Ne.distr==2?ai[Tt[1]]-ai[Tt[0]]:ve,Ke=S.ticks,qe=S.border,$t=Ke.show?Ke.size:0,rn=Sn($t*At),Un=Sn((S.alignTo==2?S._size-$t-S.gap:S.gap)*At),Bt=S._rotate*-Tl/180,on=p(S._pos*At),li=(rn+Un)*fe,Jn=on+li;K=U==0?Jn:0,X=U==1?Jn:0;let bi=S.font[0],Fi=S.align==1?io:S.align==2?Cu:Bt>0?io:Bt<0?Cu:U==0?"center":P==3?Cu:io,es=Bt||U==1?"middle":P==2?"top":wp;Ie(bi,ae,Fi,es);let ci=S.font[1]*S.lineGap,Mi=Tt.map(jn=>p(a(jn,Ne,Fe,st))),Oi=S._values;for(let jn=0;jn<Oi.length;jn++){let hi=Oi[jn];if(hi!=null){U==0?X=Mi[jn]:K=Mi[jn],hi=""+hi;let pr=hi.indexOf(`
`)==-1?[hi]:hi.split(/\n/gm);for(let Qn=0;Qn<pr.length;Qn++){let vp=pr[Qn];Bt?(u.save(),u.translate(X,K+Qn*ci),u.rotate(Bt),u.fillText(vp,0,0),u.restore()):u.fillText(vp,X,K+Qn*ci)}}}Ke.show&&pn(Mi,Ke.filter(n,wt,y,De,_t),U,P,on,rn,Ht(Ke.width*At,3),Ke.stroke(n,y),Ke.dash,Ke.cap);let ts=S.grid;ts.show&&pn(Mi,ts.filter(n,wt,y,De,_t),U,U==0?2:1,U==0?M:C,U==0?he:q,Ht(ts.width*At,3),ts.stroke(n,y),ts.dash,ts.cap),qe.show&&pn([on],[1],U==0?1:0,U==0?1:2,U==1?M:C,U==1?he:q,Ht(qe.width*At,3),qe.stroke(n,y),qe.dash,qe.cap)}Nn("drawAxes")}function ht(y){v.forEach((S,P)=>{P>0&&(S._paths=null,y&&(i==1?(S.min=null,S.max=null):S.facets.forEach(U=>{U.min=null,U.max=null})))})}let sn=!1,Kn=!1,Ut=[];function mn(){Kn=!1;for(let y=0;y<Ut.length;y++)Nn(...Ut[y]);Ut.length=0}function Gn(){sn||(Ey(np),sn=!0)}function vl(y,S=!1){sn=!0,Kn=S,y(n),np(),S&&Ut.length>0&&queueMicrotask(mn)}n.batch=vl;function np(){if(oe&&(ft(),oe=!1),xe&&(we(),xe=!1),_e){if(Zt(f,io,Ze),Zt(f,"top",ot),Zt(f,ga,B),Zt(f,_a,Ce),Zt(m,io,Ze),Zt(m,"top",ot),Zt(m,ga,B),Zt(m,_a,Ce),Zt(d,ga,tn),Zt(d,_a,dn),h.width=Sn(tn*At),h.height=Sn(dn*At),R.forEach(({_el:y,_show:S,_size:P,_pos:U,side:X})=>{if(y!=null)if(S){let K=X===3||X===0?P:0,ae=X%2==1;Zt(y,ae?"left":"top",U-K),Zt(y,ae?"width":"height",P),Zt(y,ae?"top":"left",ae?ot:Ze),Zt(y,ae?"height":"width",ae?Ce:B),Bu(y,yr)}else ui(y,yr)}),Yr=Os=$r=z=j=Y=Z=Ee=w=null,Pe=1,fa(!0),Ze!=Se||ot!=kt||B!=He||Ce!=Ye){ht(!1);let y=B/He,S=Ce/Ye;if(me&&!te&&ue.left>=0){ue.left*=y,ue.top*=S,Kr&&ns(Kr,Sn(ue.left),0,B,Ce),Jr&&ns(Jr,0,Sn(ue.top),B,Ce);for(let P=0;P<at.length;P++){let U=at[P];U!=null&&(Xt[P]*=y,Zn[P]*=S,ns(U,wi(Xt[P]),wi(Zn[P]),B,Ce))}}if(Yt.show&&!ie&&Yt.left>=0&&Yt.width>0){Yt.left*=y,Yt.width*=y,Yt.top*=S,Yt.height*=S;for(let P in wu)Zt(eo,P,Yt[P])}Se=Ze,kt=ot,He=B,Ye=Ce}Nn("setSize"),_e=!1}tn>0&&dn>0&&(u.clearRect(0,0,h.width,h.height),Nn("drawClear"),E.forEach(y=>y()),Nn("draw")),Yt.show&&ie&&(bl(Yt),ie=!1),me&&te&&(fr(null,!0,!1),te=!1),de.show&&de.live&&pe&&(Mu(),pe=!1),l||(l=!0,n.status=1,Nn("ready")),Fs=!1,sn=!1}n.redraw=(y,S)=>{xe=S||!1,y!==!1?ks(T,D.min,D.max):Gn()};function xu(y,S){let P=b[y];if(P.from==null){if(nn==0){let U=P.range(n,S.min,S.max,y);S.min=U[0],S.max=U[1]}if(S.min>S.max){let U=S.min;S.min=S.max,S.max=U}if(nn>1&&S.min!=null&&S.max!=null&&S.max-S.min<1e-16)return;y==T&&P.distr==2&&nn>0&&(S.min=ki(S.min,e[0]),S.max=ki(S.max,e[0]),S.min==S.max&&S.max++),H[y]=S,oe=!0,Gn()}}n.setScale=xu;let vu,bu,Kr,Jr,ip,sp,jr,Qr,rp,op,qt,Jt,Bs=!1,Bn=ue.drag,Ln=Bn.x,Dn=Bn.y;me&&(ue.x&&(vu=Si(Z_,m)),ue.y&&(bu=Si(K_,m)),D.ori==0?(Kr=vu,Jr=bu):(Kr=bu,Jr=vu),qt=ue.left,Jt=ue.top);let Yt=n.select=_n({show:!0,over:!0,left:0,width:0,top:0,height:0},s.select),eo=Yt.show?Si($_,Yt.over?m:f):null;function bl(y,S){if(Yt.show){for(let P in y)Yt[P]=y[P],P in wu&&Zt(eo,P,y[P]);S!==!1&&Nn("setSelect")}}n.setSelect=bl;function T_(y){if(v[y].show)ee&&Bu(rt[y],yr);else if(ee&&ui(rt[y],yr),me){let P=Re?at[0]:at[y];P!=null&&ns(P,-10,-10,B,Ce)}}function ks(y,S,P){xu(y,{min:S,max:P})}function ji(y,S,P,U){S.focus!=null&&I_(y),S.show!=null&&v.forEach((X,K)=>{K>0&&(y==K||y==null)&&(X.show=S.show,T_(K),i==2?(ks(X.facets[0].scale,null,null),ks(X.facets[1].scale,null,null)):ks(X.scale,null,null),Gn())}),P!==!1&&Nn("setSeries",y,S),U&&pa("setSeries",n,y,S)}n.setSeries=ji;function A_(y,S){_n(A[y],S)}function R_(y,S){y.fill=bt(y.fill||null),y.dir=Et(y.dir,-1),S=S??A.length,A.splice(S,0,y)}function C_(y){y==null?A.length=0:A.splice(y,1)}n.addBand=R_,n.setBand=A_,n.delBand=C_;function P_(y,S){v[y].alpha=S,me&&at[y]!=null&&(at[y].style.opacity=S),ee&&rt[y]&&(rt[y].style.opacity=S)}let ms,zs,dr,to={focus:!0};function I_(y){if(y!=dr){let S=y==null,P=Oe.alpha!=1;v.forEach((U,X)=>{if(i==1||X>0){let K=S||X==0||X==y;U._focus=S?null:K,P&&P_(X,K?1:Oe.alpha)}}),dr=y,P&&Gn()}}ee&&Qe&&St(Rp,Ae,y=>{ue._lock||(je(y),dr!=null&&ji(null,to,!0,gn.setSeries))});function Qi(y,S,P){let U=b[S];P&&(y=y/At-(U.ori==1?ot:Ze));let X=B;U.ori==1&&(X=Ce,y=X-y),U.dir==-1&&(y=X-y);let K=U._min,ae=U._max,fe=y/X,ve=K+(ae-K)*fe,De=U.distr;return De==3?oo(10,ve):De==4?fy(ve,U.asinh):De==100?U.bwd(ve):ve}function L_(y,S){let P=Qi(y,T,S);return ki(P,e[0],ln,cn)}n.valToIdx=y=>ki(y,e[0]),n.posToIdx=L_,n.posToVal=Qi,n.valToPos=(y,S,P)=>b[S].ori==0?r(y,b[S],P?q:B,P?C:0):o(y,b[S],P?he:Ce,P?M:0),n.setCursor=(y,S,P)=>{qt=y.left,Jt=y.top,fr(null,S,P)};function ap(y,S){Zt(eo,io,Yt.left=y),Zt(eo,ga,Yt.width=S)}function lp(y,S){Zt(eo,"top",Yt.top=y),Zt(eo,_a,Yt.height=S)}let ua=D.ori==0?ap:lp,da=D.ori==1?ap:lp;function D_(){if(ee&&de.live)for(let y=i==2?1:0;y<v.length;y++){if(y==0&&ct)continue;let S=de.values[y],P=0;for(let U in S)Ge[y][P++].firstChild.nodeValue=S[U]}}function Mu(y,S){if(y!=null&&(y.idxs?y.idxs.forEach((P,U)=>{se[U]=P}):_y(y.idx)||se.fill(y.idx),de.idx=se[0]),ee&&de.live){for(let P=0;P<v.length;P++)(P>0||i==1&&!ct)&&N_(P,se[P]);D_()}pe=!1,S!==!1&&Nn("setLegend")}n.setLegend=Mu;function N_(y,S){let P=v[y],U=y==0&&k==2?ai:e[y],X;ct?X=P.values(n,y,S)??it:(X=P.value(n,S==null?null:U[S],y,S),X=X==null?it:{_:X}),de.values[y]=X}function fr(y,S,P){rp=qt,op=Jt,[qt,Jt]=ue.move(n,qt,Jt),ue.left=qt,ue.top=Jt,me&&(Kr&&ns(Kr,Sn(qt),0,B,Ce),Jr&&ns(Jr,0,Sn(Jt),B,Ce));let U,X=ln>cn;ms=zt,zs=null;let K=D.ori==0?B:Ce,ae=D.ori==1?B:Ce;if(qt<0||nn==0||X){U=ue.idx=null;for(let fe=0;fe<v.length;fe++){let ve=at[fe];ve!=null&&ns(ve,-10,-10,B,Ce)}Qe&&ji(null,to,!0,y==null&&gn.setSeries),de.live&&(se.fill(U),pe=!0)}else{let fe,ve,De;i==1&&(fe=D.ori==0?qt:Jt,ve=Qi(fe,T),U=ue.idx=ki(ve,e[0],ln,cn),De=V(e[0][U],D,K,0));let Ne=-10,Fe=-10,st=0,Tt=0,wt=!0,_t="",Ke="";for(let qe=i==2?1:0;qe<v.length;qe++){let $t=v[qe],rn=se[qe],Un=rn==null?null:i==1?e[qe][rn]:e[qe][1][rn],Bt=ue.dataIdx(n,qe,U,ve),on=Bt==null?null:i==1?e[qe][Bt]:e[qe][1][Bt];if(pe=pe||on!=Un||Bt!=rn,se[qe]=Bt,qe>0&&$t.show){let li=Bt==null?-10:Bt==U?De:V(i==1?e[0][Bt]:e[qe][0][Bt],D,K,0),Jn=on==null?-10:N(on,i==1?b[$t.scale]:b[$t.facets[1].scale],ae,0);if(Qe&&on!=null){let bi=D.ori==1?qt:Jt,Fi=wn(Oe.dist(n,qe,Bt,Jn,bi));if(Fi<ms){let es=Oe.bias;if(es!=0){let ci=Qi(bi,$t.scale),Mi=on>=0?1:-1,Oi=ci>=0?1:-1;Oi==Mi&&(Oi==1?es==1?on>=ci:on<=ci:es==1?on<=ci:on>=ci)&&(ms=Fi,zs=qe)}else ms=Fi,zs=qe}}if(pe||Re){let bi,Fi;D.ori==0?(bi=li,Fi=Jn):(bi=Jn,Fi=li);let es,ci,Mi,Oi,ts,jn,hi=!0,pr=le.bbox;if(pr!=null){hi=!1;let Qn=pr(n,qe);Mi=Qn.left,Oi=Qn.top,es=Qn.width,ci=Qn.height}else Mi=bi,Oi=Fi,es=ci=le.size(n,qe);if(jn=le.fill(n,qe),ts=le.stroke(n,qe),Re)qe==zs&&ms<=Oe.prox&&(Ne=Mi,Fe=Oi,st=es,Tt=ci,wt=hi,_t=jn,Ke=ts);else{let Qn=at[qe];Qn!=null&&(Xt[qe]=Mi,Zn[qe]=Oi,Up(Qn,es,ci,hi),Dp(Qn,jn,ts),ns(Qn,wi(Mi),wi(Oi),B,Ce))}}}}if(Re){let qe=Oe.prox,$t=dr==null?ms<=qe:ms>qe||zs!=dr;if(pe||$t){let rn=at[0];rn!=null&&(Xt[0]=Ne,Zn[0]=Fe,Up(rn,st,Tt,wt),Dp(rn,_t,Ke),ns(rn,wi(Ne),wi(Fe),B,Ce))}}}if(Yt.show&&Bs)if(y!=null){let[fe,ve]=gn.scales,[De,Ne]=gn.match,[Fe,st]=y.cursor.sync.scales,Tt=y.cursor.drag;if(Ln=Tt._x,Dn=Tt._y,Ln||Dn){let{left:wt,top:_t,width:Ke,height:qe}=y.select,$t=y.scales[Fe].ori,rn=y.posToVal,Un,Bt,on,li,Jn,bi=fe!=null&&De(fe,Fe),Fi=ve!=null&&Ne(ve,st);bi&&Ln?($t==0?(Un=wt,Bt=Ke):(Un=_t,Bt=qe),on=b[fe],li=V(rn(Un,Fe),on,K,0),Jn=V(rn(Un+Bt,Fe),on,K,0),ua(zi(li,Jn),wn(Jn-li))):ua(0,K),Fi&&Dn?($t==1?(Un=wt,Bt=Ke):(Un=_t,Bt=qe),on=b[ve],li=N(rn(Un,st),on,ae,0),Jn=N(rn(Un+Bt,st),on,ae,0),da(zi(li,Jn),wn(Jn-li))):da(0,ae)}else Eu()}else{let fe=wn(rp-ip),ve=wn(op-sp);if(D.ori==1){let st=fe;fe=ve,ve=st}Ln=Bn.x&&fe>=Bn.dist,Dn=Bn.y&&ve>=Bn.dist;let De=Bn.uni;De!=null?Ln&&Dn&&(Ln=fe>=De,Dn=ve>=De,!Ln&&!Dn&&(ve>fe?Dn=!0:Ln=!0)):Bn.x&&Bn.y&&(Ln||Dn)&&(Ln=Dn=!0);let Ne,Fe;Ln&&(D.ori==0?(Ne=jr,Fe=qt):(Ne=Qr,Fe=Jt),ua(zi(Ne,Fe),wn(Fe-Ne)),Dn||da(0,ae)),Dn&&(D.ori==1?(Ne=jr,Fe=qt):(Ne=Qr,Fe=Jt),da(zi(Ne,Fe),wn(Fe-Ne)),Ln||ua(0,K)),!Ln&&!Dn&&(ua(0,0),da(0,0))}if(Bn._x=Ln,Bn._y=Dn,y==null){if(P){if(xp!=null){let[fe,ve]=gn.scales;gn.values[0]=fe!=null?Qi(D.ori==0?qt:Jt,fe):null,gn.values[1]=ve!=null?Qi(D.ori==1?qt:Jt,ve):null}pa(Pu,n,qt,Jt,B,Ce,U)}if(Qe){let fe=P&&gn.setSeries,ve=Oe.prox;dr==null?ms<=ve&&ji(zs,to,!0,fe):ms>ve?ji(null,to,!0,fe):zs!=dr&&ji(zs,to,!0,fe)}}pe&&(de.idx=U,Mu()),S!==!1&&Nn("setCursor")}let Hs=null;Object.defineProperty(n,"rect",{get(){return Hs==null&&fa(!1),Hs}});function fa(y=!1){y?Hs=null:(Hs=m.getBoundingClientRect(),Nn("syncRect",Hs))}function cp(y,S,P,U,X,K,ae){ue._lock||Bs&&y!=null&&y.movementX==0&&y.movementY==0||(Su(y,S,P,U,X,K,ae,!1,y!=null),y!=null?fr(null,!0,!0):fr(S,!0,!1))}function Su(y,S,P,U,X,K,ae,fe,ve){if(Hs==null&&fa(!1),je(y),y!=null)P=y.clientX-Hs.left,U=y.clientY-Hs.top;else{if(P<0||U<0){qt=-10,Jt=-10;return}let[De,Ne]=gn.scales,Fe=S.cursor.sync,[st,Tt]=Fe.values,[wt,_t]=Fe.scales,[Ke,qe]=gn.match,$t=S.axes[0].side%2==1,rn=D.ori==0?B:Ce,Un=D.ori==1?B:Ce,Bt=$t?K:X,on=$t?X:K,li=$t?U:P,Jn=$t?P:U;if(wt!=null?P=Ke(De,wt)?a(st,b[De],rn,0):-10:P=rn*(li/Bt),_t!=null?U=qe(Ne,_t)?a(Tt,b[Ne],Un,0):-10:U=Un*(Jn/on),D.ori==1){let bi=P;P=U,U=bi}}ve&&(S==null||S.cursor.event.type==Pu)&&((P<=1||P>=B-1)&&(P=gr(P,B)),(U<=1||U>=Ce-1)&&(U=gr(U,Ce))),fe?(ip=P,sp=U,[jr,Qr]=ue.move(n,P,U)):(qt=P,Jt=U)}let wu={width:0,height:0,left:0,top:0};function Eu(){bl(wu,!1)}let hp,up,dp,fp;function pp(y,S,P,U,X,K,ae){Bs=!0,Ln=Dn=Bn._x=Bn._y=!1,Su(y,S,P,U,X,K,ae,!0,!1),y!=null&&(St(Iu,Fu,mp,!1),pa(Tp,n,jr,Qr,B,Ce,null));let{left:fe,top:ve,width:De,height:Ne}=Yt;hp=fe,up=ve,dp=De,fp=Ne}function mp(y,S,P,U,X,K,ae){Bs=Bn._x=Bn._y=!1,Su(y,S,P,U,X,K,ae,!1,!0);let{left:fe,top:ve,width:De,height:Ne}=Yt,Fe=De>0||Ne>0,st=hp!=fe||up!=ve||dp!=De||fp!=Ne;if(Fe&&st&&bl(Yt),Bn.setScale&&Fe&&st){let Tt=fe,wt=De,_t=ve,Ke=Ne;if(D.ori==1&&(Tt=ve,wt=Ne,_t=fe,Ke=De),Ln&&ks(T,Qi(Tt,T),Qi(Tt+wt,T)),Dn)for(let qe in b){let $t=b[qe];qe!=T&&$t.from==null&&$t.min!=zt&&ks(qe,Qi(_t+Ke,qe),Qi(_t,qe))}Eu()}else ue.lock&&(ue._lock=!ue._lock,fr(S,!0,y!=null));y!=null&&(bn(Iu,Fu),pa(Iu,n,qt,Jt,B,Ce,null))}function U_(y,S,P,U,X,K,ae){if(ue._lock)return;je(y);let fe=Bs;if(Bs){let ve=!0,De=!0,Ne=10,Fe,st;D.ori==0?(Fe=Ln,st=Dn):(Fe=Dn,st=Ln),Fe&&st&&(ve=qt<=Ne||qt>=B-Ne,De=Jt<=Ne||Jt>=Ce-Ne),Fe&&ve&&(qt=qt<jr?0:B),st&&De&&(Jt=Jt<Qr?0:Ce),fr(null,!0,!0),Bs=!1}qt=-10,Jt=-10,se.fill(null),fr(null,!0,!0),fe&&(Bs=fe)}function gp(y,S,P,U,X,K,ae){ue._lock||(je(y),ha(),Eu(),y!=null&&pa(Cp,n,qt,Jt,B,Ce,null))}function _p(){R.forEach(Dx),O(n.width,n.height,!0)}xr(Al,ro,_p);let no={};no.mousedown=pp,no.mousemove=cp,no.mouseup=mp,no.dblclick=gp,no.setSeries=(y,S,P,U)=>{let X=gn.match[2];P=X(n,S,P),P!=-1&&ji(P,U,!0,!1)},me&&(St(Tp,m,pp),St(Pu,m,cp),St(Ap,m,y=>{je(y),fa(!1)}),St(Rp,m,U_),St(Cp,m,gp),Wu.add(n),n.syncRect=fa);let Ml=n.hooks=s.hooks||{};function Nn(y,S,P){Kn?Ut.push([y,S,P]):y in Ml&&Ml[y].forEach(U=>{U.call(null,n,S,P)})}(s.plugins||[]).forEach(y=>{for(let S in y.hooks)Ml[S]=(Ml[S]||[]).concat(y.hooks[S])});let yp=(y,S,P)=>P,gn=_n({key:null,setSeries:!1,filters:{pub:zp,sub:zp},scales:[T,v[1]?v[1].scale:null],match:[Hp,Hp,yp],values:[null,null]},ue.sync);gn.match.length==2&&gn.match.push(yp),ue.sync=gn;let xp=gn.key,Tu=Om(xp);function pa(y,S,P,U,X,K,ae){gn.filters.pub(y,S,P,U,X,K,ae)&&Tu.pub(y,S,P,U,X,K,ae)}Tu.sub(n);function F_(y,S,P,U,X,K,ae){gn.filters.sub(y,S,P,U,X,K,ae)&&no[y](null,S,P,U,X,K,ae)}n.pub=F_;function O_(){Tu.unsub(n),Wu.delete(n),In.clear(),ku(Al,ro,_p),c.remove(),Ae?.remove(),Nn("destroy")}n.destroy=O_;function Au(){Nn("init",s,e),ca(e||s.data,!1),H[T]?xu(T,H[T]):ha(),ie=Yt.show&&(Yt.width>0||Yt.height>0),te=pe=!0,O(s.width,s.height)}return v.forEach(qr),R.forEach(us),t?t instanceof HTMLElement?(t.appendChild(c),Au()):t(n,Au):Au(),n}En.assign=_n;En.fmtNum=Ju;En.rangeNum=Rl;En.rangeLog=Il;En.rangeAsinh=Zu;En.orient=br;En.pxRatio=At;En.join=wy;En.fmtDate=Qu,En.tzDate=Uy;En.sync=Om;{En.addGap=_x,En.clipGaps=Nl;let s=En.paths={points:Gm};s.linear=Xm,s.stepped=vx,s.bars=bx,s.spline=Sx}var Zm=new URLSearchParams(location.search).get("token");function Ma(s){return Zm?`${s}?token=${encodeURIComponent(Zm)}`:s}var Bl=class{constructor(e){this.answers=e}answers;socket=null;wait=500;status=null;connect(){let e=new URL(Ma("ws"),location.href);e.protocol=e.protocol==="https:"?"wss:":"ws:";let t=new WebSocket(e);t.binaryType="arraybuffer",t.onopen=()=>{this.wait=500,this.answers.connected(!0)},t.onmessage=n=>{if(n.data instanceof ArrayBuffer){this.answers.frame(n.data);return}let i=JSON.parse(n.data);i.type==="status"?(this.status=i,this.answers.status(i)):i.type==="error"?this.answers.error(i.text):this.answers.answer(i)},t.onclose=n=>{this.socket=null,this.answers.connected(!1),n.reason&&this.answers.error(`The server closed the connection: ${n.reason}`),setTimeout(()=>this.connect(),this.wait),this.wait=Math.min(8e3,2*this.wait)},this.socket=t}say(e,t={}){this.socket?.readyState===WebSocket.OPEN&&this.socket.send(JSON.stringify({do:e,...t}))}get drives(){return!!this.status&&this.status.you===this.status.driver}};async function od(s){let e=await fetch(Ma(s));if(!e.ok)throw new Error(`${s}: ${e.status}`);return e.json()}async function pi(s){let e=await fetch(Ma(s));if(!e.ok)throw new Error(`${s}: ${e.status}`);return e.arrayBuffer()}var zn=s=>getComputedStyle(document.documentElement).getPropertyValue(s).trim(),Nx={l:58,r:14,t:12,b:38};function kl(s,e,t){let n=s.clientWidth,i=s.clientHeight;if(!n||!i)return null;let r=Math.min(2,devicePixelRatio);s.width=n*r,s.height=i*r;let o=s.getContext("2d");o.scale(r,r);let[a,l,c,h]=e,u=Nx,d=m=>u.l+(m-a)/(l-a)*(n-u.l-u.r),f=m=>i-u.b-(m-c)/(h-c)*(i-u.t-u.b);o.strokeStyle=zn("--line"),o.fillStyle=zn("--muted"),o.font="12px system-ui, sans-serif",o.lineWidth=1,o.textAlign="center";for(let m of Km(a,l))o.beginPath(),o.moveTo(d(m),f(c)),o.lineTo(d(m),f(h)),o.stroke(),o.fillText(kn(m),d(m),i-21);o.textAlign="right";for(let m of Km(c,h))o.beginPath(),o.moveTo(d(a),f(m)),o.lineTo(d(l),f(m)),o.stroke(),o.fillText(kn(m),d(a)-6,f(m)+4);return o.fillStyle=zn("--ink"),o.textAlign="center",o.fillText(t[0],(d(a)+d(l))/2,i-5),o.save(),o.translate(13,(f(c)+f(h))/2),o.rotate(-Math.PI/2),o.fillText(t[1],0,0),o.restore(),o.beginPath(),o.rect(u.l,u.t,n-u.l-u.r,i-u.t-u.b),o.clip(),{c:o,X:d,Y:f,ratio:r}}function Km(s,e){let t=(e-s)/6;if(!(t>0)||!Number.isFinite(t))return[];let n=10**Math.floor(Math.log10(t)),i=[1,2,5,10].map(o=>o*n).find(o=>o>=t)??t,r=[];for(let o=Math.ceil(s/i)*i;o<=e;o+=i)r.push(Math.abs(o)<1e-9*i?0:o);return r}var zl=["#2f6bff","#e4572e","#17a07a","#b45cd6","#d69b0e","#4fa3c7","#8a5a44","#c2477f"],Hl=class{canvas=document.createElement("canvas");kind="none";done=0;points=[];labels=null;attractors=[];count=0;low=1/0;high=-1/0;waits=!1;names=["",""];box=[0,1,0,1];constructor(){this.canvas.className="portrait",this.canvas.setAttribute("role","img"),this.canvas.setAttribute("aria-label","Diagram"),new ResizeObserver(()=>this.draw()).observe(this.canvas)}take(e,t){e.first&&(this.points=[],this.labels=null,this.low=1/0,this.high=-1/0),this.kind=e.type,this.names=[e.x,e.y],this.done=e.done/e.total;let n=this.done<1?`${Math.round(100*this.done)} % computed`:"";if(this.kind==="bifurcation"){for(let r of t)this.points.push(r);for(let r=1;r<t.length;r+=2)this.low=Math.min(this.low,t[r]),this.high=Math.max(this.high,t[r]);let i=.04*(this.high-this.low)||1;this.box=[e.range[0],e.range[1],this.low-i,this.high+i],n||=`${this.points.length/2} points of ${e.total} values of ${e.x}`}else{this.count=e.count,this.labels=t,this.box=e.box,this.attractors=e.attractors;let i=this.attractors.map(a=>`${Math.round(100*a.share)} %`).join(", "),r=this.attractors.length===1?"attractor":"attractors",o=e.diverged>0?`; ${Math.round(100*e.diverged)} % diverge`:"";n=`${n?`${n}: `:""}${this.attractors.length} ${r} with ${i} of the starts${o}`}return this.canvas.setAttribute("aria-label",this.kind==="basins"?`Basins of attraction over ${e.x} and ${e.y}`:`Orbit diagram of ${e.y} over ${e.x}`),this.drawSoon(),n}drawSoon(){this.waits||(this.waits=!0,requestAnimationFrame(()=>{this.waits=!1,this.draw()}))}draw(){let e=kl(this.canvas,this.box,this.names);!e||this.kind==="none"||(this.kind==="bifurcation"?this.drawPoints(e):this.drawCells(e))}drawPoints({c:e,X:t,Y:n,ratio:i}){let{width:r,height:o}=this.canvas,a=new ImageData(r,o),l=parseInt(zn("--accent").slice(1),16);for(let h=0;h<this.points.length;h+=2){let u=Math.round(t(this.points[h])*i),d=Math.round(n(this.points[h+1])*i);if(u<0||d<0||u>=r||d>=o)continue;let f=4*(d*r+u);a.data[f]=l>>16,a.data[f+1]=l>>8&255,a.data[f+2]=l&255,a.data[f+3]=Math.min(255,a.data[f+3]+120)}let c=new OffscreenCanvas(r,o);c.getContext("2d").putImageData(a,0,0),e.drawImage(c,0,0,r/i,o/i)}drawCells({c:e,X:t,Y:n}){let i=this.count,[r,o,a,l]=this.box;if(!this.labels)return;let c=new ImageData(i,i);for(let u=0;u<i;u++)for(let d=0;d<i;d++){let f=this.labels[u*i+d],m=4*((i-1-d)*i+u),x=f>=0?parseInt(zl[f%zl.length].slice(1),16):f===-1?2106412:10134968;c.data.set([x>>16,x>>8&255,x&255,255],m)}let h=new OffscreenCanvas(i,i);h.getContext("2d").putImageData(c,0,0),e.imageSmoothingEnabled=!1,e.drawImage(h,t(r),n(l),t(o)-t(r),n(a)-n(l)),this.attractors.forEach((u,d)=>{e.beginPath(),e.arc(t(u.x),n(u.y),5,0,7),e.fillStyle=zl[d%zl.length],e.fill(),e.strokeStyle="#fff",e.lineWidth=2,e.stroke()})}};var Vl=class{constructor(e,t,n){this.model=e;this.link=t;this.box=n;let i=[];e.parameters.length&&i.push("Orbit diagram"),e.states.length>1&&i.push("Basins of attraction"),this.kind=Fn("Diagram",i,0,()=>this.refresh()),this.parameter=Fn("Parameter",e.parameters,0,()=>this.range()),this.coordinate=Fn("Coordinate",e.states,0,()=>this.refresh()),this.second=Fn("Second",e.states,Math.min(1,e.states.length-1),()=>this.refresh()),this.numbers=["from","to","second from","second to"].map(c=>G("input",{type:"number",step:"any",id:gs("range"),"aria-label":c}));let[r,o,a,l]=this.numbers;this.sets={first:G("div",{class:"row"},G("span",{},"From, to"),G("span",{class:"pair"},r,o)),second:G("div",{class:"row"},G("span",{},"Second, from, to"),G("span",{class:"pair"},a,l))},this.picture.append(this.diagram.canvas,this.caption),this.element=i.length?hn("Analysis",!1,this.kind.element,this.parameter.element,this.coordinate.element,this.second.element,this.sets.first,this.sets.second,G("div",{class:"buttons"},dt("Compute",()=>this.compute(),{class:"primary"}),dt("Stop",()=>t.say("stop")))):G("div",{hidden:!0}),i.length&&this.refresh()}model;link;box;element;diagram=new Hl;picture=G("figure",{class:"diagram",hidden:!0});caption=G("figcaption",{role:"status"});kind;parameter;coordinate;second;numbers;sets;run=null;get isBasins(){return this.kind.input.value==="Basins of attraction"}refresh(){this.parameter.element.hidden=this.isBasins,this.second.element.hidden=this.sets.second.hidden=!this.isBasins,this.range()}range(){let e=(r,o)=>this.numbers[r].value=String(Number(o.toPrecision(4)));if(this.isBasins){let r=this.box();[0,1].forEach(o=>{let a=.25*(r[2*o+1]-r[2*o]);e(2*o,r[2*o]-a),e(2*o+1,r[2*o+1]+a)});return}let t=this.parameter.input.selectedIndex,n=this.run?.parameters[t]??this.model.values[t],i=Math.abs(n)||1;e(0,n-.25*i),e(1,n+.25*i)}status(e){this.run=e}compute(){let[e,t,n,i]=this.numbers.map(o=>o.valueAsNumber),{selectedIndex:r}=this.coordinate.input;if(this.picture.hidden=!1,this.caption.textContent="Computing \u2026",this.isBasins)this.link.say("basins",{x:r,y:this.second.input.selectedIndex,box:[e,t,n,i]});else{let o=Math.min(1200,Math.max(200,this.diagram.canvas.clientWidth||600));this.link.say("bifurcation",{parameter:this.parameter.input.selectedIndex,coordinate:r,range:[e,t],count:o})}}take(e,t){this.caption.textContent=this.diagram.take(e,t)}};var or={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},ar={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},Lg=0,zd=1,Dg=2;var Fr=1,Ng=2,$o=3,as=0,Vn=1,Yn=2,Or=0,Ii=1,Br=2,Hd=3,Vd=4,Ug=5;var kr=100,Fg=101,Og=102,Bg=103,kg=104,zg=200,Hg=201,Vg=202,Gg=203,Gd=204,Wd=205,Wg=206,Xg=207,qg=208,Yg=209,$g=210,Zg=211,Kg=212,Jg=213,jg=214,vc=0,bc=1,Mc=2,No=3,Sc=4,wc=5,Ec=6,Tc=7,Yc=0,Qg=1,e0=2,ls=0,Xd=1,qd=2,Yd=3,$d=4,Zd=5,Kd=6,Jd=7;var jd=300,zr=301,Zo=302,$c=303,Zc=304,Ks=1e3,Ti=1001,Uo=1002,vn=1003,Kc=1004;var Hr=1005;var Tn=1006,Ko=1007;var yi=1008;var ri=1009,Qd=1010,ef=1011,Jo=1012,Jc=1013,qi=1014,Li=1015,Yi=1016,jc=1017,Qc=1018,Vr=1020,tf=35902,nf=35899,sf=1021,rf=1022,si=1023,Ts=1026,Ds=1027,eh=1028,th=1029,lr=1030,nh=1031;var ih=1033,sl=33776,rl=33777,ol=33778,al=33779,sh=35840,rh=35841,oh=35842,ah=35843,lh=36196,ch=37492,hh=37496,uh=37488,dh=37489,ll=37490,fh=37491,ph=37808,mh=37809,gh=37810,_h=37811,yh=37812,xh=37813,vh=37814,bh=37815,Mh=37816,Sh=37817,wh=37818,Eh=37819,Th=37820,Ah=37821,Rh=36492,Ch=36494,Ph=36495,Ih=36283,Lh=36284,cl=36285,Dh=36286;var Tr=2300,Fo=2301,yc=2302,Pd=2303,Id=2400,Ld=2401,Dd=2402;var t0=3200;var hl=0,n0=1,$i="",ni="srgb",As="srgb-linear",Ua="linear",It="srgb";var xc=7680;var i0=519,s0=512,r0=513,o0=514,of=515,a0=516,l0=517,af=518,lf=519,cf=35044;var hf="300 es",Ai=2e3,Oo=2001;function Ux(s){for(let e=s.length-1;e>=0;--e)if(s[e]>=65535)return!0;return!1}function Fx(s){return ArrayBuffer.isView(s)&&!(s instanceof DataView)}function Fa(s){return document.createElementNS("http://www.w3.org/1999/xhtml",s)}function c0(){let s=Fa("canvas");return s.style.display="block",s}var Jm={},Bo=null;function Oa(...s){let e="THREE."+s.shift();Bo?Bo("log",e,...s):console.log(e,...s)}function h0(s){let e=s[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=s[1];t&&t.isStackTrace?s[0]+=" "+t.getLocation():s[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return s}function $e(...s){s=h0(s);let e="THREE."+s.shift();if(Bo)Bo("warn",e,...s);else{let t=s[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...s)}}function Je(...s){s=h0(s);let e="THREE."+s.shift();if(Bo)Bo("error",e,...s);else{let t=s[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...s)}}function Da(...s){let e=s.join(" ");e in Jm||(Jm[e]=!0,$e(...s))}function u0(s,e,t){return new Promise(function(n,i){function r(){switch(s.clientWaitSync(e,s.SYNC_FLUSH_COMMANDS_BIT,0)){case s.WAIT_FAILED:i();break;case s.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:n()}}setTimeout(r,t)})}var d0={[vc]:vc,[Mc]:Ec,[Sc]:Sc,[No]:wc,[bc]:bc,[Ec]:Mc,[Tc]:Tc,[wc]:No},Wi=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[e]===void 0&&(n[e]=[]),n[e].indexOf(t)===-1&&n[e].push(t)}hasEventListener(e,t){let n=this._listeners;return n===void 0?!1:n[e]!==void 0&&n[e].indexOf(t)!==-1}removeEventListener(e,t){let n=this._listeners;if(n===void 0)return;let i=n[e];if(i!==void 0){let r=i.indexOf(t);r!==-1&&i.splice(r,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let n=t[e.type];if(n!==void 0){e.target=this;let i=n.slice(0);for(let r=0,o=i.length;r<o;r++)i[r].call(this,e);e.target=null}}},Wn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],jm=1234567,Lo=Math.PI/180,Ar=180/Math.PI;function cr(){let s=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(Wn[s&255]+Wn[s>>8&255]+Wn[s>>16&255]+Wn[s>>24&255]+"-"+Wn[e&255]+Wn[e>>8&255]+"-"+Wn[e>>16&15|64]+Wn[e>>24&255]+"-"+Wn[t&63|128]+Wn[t>>8&255]+"-"+Wn[t>>16&255]+Wn[t>>24&255]+Wn[n&255]+Wn[n>>8&255]+Wn[n>>16&255]+Wn[n>>24&255]).toLowerCase()}function gt(s,e,t){return Math.max(e,Math.min(t,s))}function uf(s,e){return(s%e+e)%e}function Ox(s,e,t,n,i){return n+(s-e)*(i-n)/(t-e)}function Bx(s,e,t){return s!==e?(t-s)/(e-s):0}function Na(s,e,t){return(1-t)*s+t*e}function kx(s,e,t,n){return Na(s,e,1-Math.exp(-t*n))}function zx(s,e=1){return e-Math.abs(uf(s,e*2)-e)}function Hx(s,e,t){return s<=e?0:s>=t?1:(s=(s-e)/(t-e),s*s*(3-2*s))}function Vx(s,e,t){return s<=e?0:s>=t?1:(s=(s-e)/(t-e),s*s*s*(s*(s*6-15)+10))}function Gx(s,e){return s+Math.floor(Math.random()*(e-s+1))}function Wx(s,e){return s+Math.random()*(e-s)}function Xx(s){return s*(.5-Math.random())}function qx(s){s!==void 0&&(jm=s);let e=jm+=1831565813;return e=Math.imul(e^e>>>15,e|1),e^=e+Math.imul(e^e>>>7,e|61),((e^e>>>14)>>>0)/4294967296}function Yx(s){return s*Lo}function $x(s){return s*Ar}function Zx(s){return s>0&&Number.isInteger(s)&&2**Math.round(Math.log2(s))===s}function Kx(s){return Math.pow(2,Math.ceil(Math.log(s)/Math.LN2))}function df(s){return Math.pow(2,Math.floor(Math.log(s)/Math.LN2))}function Jx(s,e,t,n,i){let r=Math.cos,o=Math.sin,a=r(t/2),l=o(t/2),c=r((e+n)/2),h=o((e+n)/2),u=r((e-n)/2),d=o((e-n)/2),f=r((n-e)/2),m=o((n-e)/2);switch(i){case"XYX":s.set(a*h,l*u,l*d,a*c);break;case"YZY":s.set(l*d,a*h,l*u,a*c);break;case"ZXZ":s.set(l*u,l*d,a*h,a*c);break;case"XZX":s.set(a*h,l*m,l*f,a*c);break;case"YXY":s.set(l*f,a*h,l*m,a*c);break;case"ZYZ":s.set(l*m,l*f,a*h,a*c);break;default:$e("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+i)}}function Nh(s){switch(s.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function ff(s,e){if(e.constructor===Float32Array)return s;let t=Nh(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(s/t,-1)}function pf(s,e){if(e.constructor===Float32Array)return s;let t=Nh(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(s*t)}var Gr={DEG2RAD:Lo,RAD2DEG:Ar,generateUUID:cr,clamp:gt,euclideanModulo:uf,mapLinear:Ox,inverseLerp:Bx,lerp:Na,damp:kx,pingpong:zx,smoothstep:Hx,smootherstep:Vx,randInt:Gx,randFloat:Wx,randFloatSpread:Xx,seededRandom:qx,degToRad:Yx,radToDeg:$x,isPowerOfTwo:Zx,ceilPowerOfTwo:Kx,floorPowerOfTwo:df,setQuaternionFromProperEuler:Jx,normalize:pf,denormalize:ff},Ve=class{static{this.prototype.isVector2=!0}constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,n=this.y,i=e.elements;return this.x=i[0]*t+i[3]*n+i[6],this.y=i[1]*t+i[4]*n+i[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=gt(this.x,e.x,t.x),this.y=gt(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=gt(this.x,e,t),this.y=gt(this.y,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(gt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(gt(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y;return t*t+n*n}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let n=Math.cos(t),i=Math.sin(t),r=this.x-e.x,o=this.y-e.y;return this.x=r*n-o*i+e.x,this.y=r*i+o*n+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},Lt=class{constructor(e=0,t=0,n=0,i=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=n,this._w=i}static slerpFlat(e,t,n,i,r,o,a){let l=n[i+0],c=n[i+1],h=n[i+2],u=n[i+3],d=r[o+0],f=r[o+1],m=r[o+2],x=r[o+3];if(u!==x||l!==d||c!==f||h!==m){let p=l*d+c*f+h*m+u*x;p<0&&(d=-d,f=-f,m=-m,x=-x,p=-p);let g=1-a;if(p<.9995){let v=Math.acos(p),R=Math.sin(v);g=Math.sin(g*v)/R,a=Math.sin(a*v)/R,l=l*g+d*a,c=c*g+f*a,h=h*g+m*a,u=u*g+x*a}else{l=l*g+d*a,c=c*g+f*a,h=h*g+m*a,u=u*g+x*a;let v=1/Math.sqrt(l*l+c*c+h*h+u*u);l*=v,c*=v,h*=v,u*=v}}e[t]=l,e[t+1]=c,e[t+2]=h,e[t+3]=u}static multiplyQuaternionsFlat(e,t,n,i,r,o){let a=n[i],l=n[i+1],c=n[i+2],h=n[i+3],u=r[o],d=r[o+1],f=r[o+2],m=r[o+3];return e[t]=a*m+h*u+l*f-c*d,e[t+1]=l*m+h*d+c*u-a*f,e[t+2]=c*m+h*f+a*d-l*u,e[t+3]=h*m-a*u-l*d-c*f,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,n,i){return this._x=e,this._y=t,this._z=n,this._w=i,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let n=e._x,i=e._y,r=e._z,o=e._order,a=Math.cos,l=Math.sin,c=a(n/2),h=a(i/2),u=a(r/2),d=l(n/2),f=l(i/2),m=l(r/2);switch(o){case"XYZ":this._x=d*h*u+c*f*m,this._y=c*f*u-d*h*m,this._z=c*h*m+d*f*u,this._w=c*h*u-d*f*m;break;case"YXZ":this._x=d*h*u+c*f*m,this._y=c*f*u-d*h*m,this._z=c*h*m-d*f*u,this._w=c*h*u+d*f*m;break;case"ZXY":this._x=d*h*u-c*f*m,this._y=c*f*u+d*h*m,this._z=c*h*m+d*f*u,this._w=c*h*u-d*f*m;break;case"ZYX":this._x=d*h*u-c*f*m,this._y=c*f*u+d*h*m,this._z=c*h*m-d*f*u,this._w=c*h*u+d*f*m;break;case"YZX":this._x=d*h*u+c*f*m,this._y=c*f*u+d*h*m,this._z=c*h*m-d*f*u,this._w=c*h*u-d*f*m;break;case"XZY":this._x=d*h*u-c*f*m,this._y=c*f*u-d*h*m,this._z=c*h*m+d*f*u,this._w=c*h*u+d*f*m;break;default:$e("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let n=t/2,i=Math.sin(n);return this._x=e.x*i,this._y=e.y*i,this._z=e.z*i,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,n=t[0],i=t[4],r=t[8],o=t[1],a=t[5],l=t[9],c=t[2],h=t[6],u=t[10],d=n+a+u;if(d>0){let f=.5/Math.sqrt(d+1);this._w=.25/f,this._x=(h-l)*f,this._y=(r-c)*f,this._z=(o-i)*f}else if(n>a&&n>u){let f=2*Math.sqrt(1+n-a-u);this._w=(h-l)/f,this._x=.25*f,this._y=(i+o)/f,this._z=(r+c)/f}else if(a>u){let f=2*Math.sqrt(1+a-n-u);this._w=(r-c)/f,this._x=(i+o)/f,this._y=.25*f,this._z=(l+h)/f}else{let f=2*Math.sqrt(1+u-n-a);this._w=(o-i)/f,this._x=(r+c)/f,this._y=(l+h)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let n=e.dot(t)+1;return n<1e-8?(n=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=n):(this._x=0,this._y=-e.z,this._z=e.y,this._w=n)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=n),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(gt(this.dot(e),-1,1)))}rotateTowards(e,t){let n=this.angleTo(e);if(n===0)return this;let i=Math.min(1,t/n);return this.slerp(e,i),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let n=e._x,i=e._y,r=e._z,o=e._w,a=t._x,l=t._y,c=t._z,h=t._w;return this._x=n*h+o*a+i*c-r*l,this._y=i*h+o*l+r*a-n*c,this._z=r*h+o*c+n*l-i*a,this._w=o*h-n*a-i*l-r*c,this._onChangeCallback(),this}slerp(e,t){let n=e._x,i=e._y,r=e._z,o=e._w,a=this.dot(e);a<0&&(n=-n,i=-i,r=-r,o=-o,a=-a);let l=1-t;if(a<.9995){let c=Math.acos(a),h=Math.sin(c);l=Math.sin(l*c)/h,t=Math.sin(t*c)/h,this._x=this._x*l+n*t,this._y=this._y*l+i*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this._onChangeCallback()}else this._x=this._x*l+n*t,this._y=this._y*l+i*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this.normalize();return this}slerpQuaternions(e,t,n){return this.copy(e).slerp(t,n)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),n=Math.random(),i=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(i*Math.sin(e),i*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},L=class{static{this.prototype.isVector3=!0}constructor(e=0,t=0,n=0){this.x=e,this.y=t,this.z=n}set(e,t,n){return n===void 0&&(n=this.z),this.x=e,this.y=t,this.z=n,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(Qm.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(Qm.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,n=this.y,i=this.z,r=e.elements;return this.x=r[0]*t+r[3]*n+r[6]*i,this.y=r[1]*t+r[4]*n+r[7]*i,this.z=r[2]*t+r[5]*n+r[8]*i,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,n=this.y,i=this.z,r=e.elements,o=1/(r[3]*t+r[7]*n+r[11]*i+r[15]);return this.x=(r[0]*t+r[4]*n+r[8]*i+r[12])*o,this.y=(r[1]*t+r[5]*n+r[9]*i+r[13])*o,this.z=(r[2]*t+r[6]*n+r[10]*i+r[14])*o,this}applyQuaternion(e){let t=this.x,n=this.y,i=this.z,r=e.x,o=e.y,a=e.z,l=e.w,c=2*(o*i-a*n),h=2*(a*t-r*i),u=2*(r*n-o*t);return this.x=t+l*c+o*u-a*h,this.y=n+l*h+a*c-r*u,this.z=i+l*u+r*h-o*c,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,n=this.y,i=this.z,r=e.elements;return this.x=r[0]*t+r[4]*n+r[8]*i,this.y=r[1]*t+r[5]*n+r[9]*i,this.z=r[2]*t+r[6]*n+r[10]*i,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=gt(this.x,e.x,t.x),this.y=gt(this.y,e.y,t.y),this.z=gt(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=gt(this.x,e,t),this.y=gt(this.y,e,t),this.z=gt(this.z,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(gt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let n=e.x,i=e.y,r=e.z,o=t.x,a=t.y,l=t.z;return this.x=i*l-r*a,this.y=r*o-n*l,this.z=n*a-i*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let n=e.dot(this)/t;return this.copy(e).multiplyScalar(n)}projectOnPlane(e){return ad.copy(this).projectOnVector(e),this.sub(ad)}reflect(e){return this.sub(ad.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(gt(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y,i=this.z-e.z;return t*t+n*n+i*i}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,n){let i=Math.sin(t)*e;return this.x=i*Math.sin(n),this.y=Math.cos(t)*e,this.z=i*Math.cos(n),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,n){return this.x=e*Math.sin(t),this.y=n,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),n=this.setFromMatrixColumn(e,1).length(),i=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=n,this.z=i,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,n=Math.sqrt(1-t*t);return this.x=n*Math.cos(e),this.y=t,this.z=n*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},ad=new L,Qm=new Lt,nt=class{static{this.prototype.isMatrix3=!0}constructor(e,t,n,i,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,n,i,r,o,a,l,c)}set(e,t,n,i,r,o,a,l,c){let h=this.elements;return h[0]=e,h[1]=i,h[2]=a,h[3]=t,h[4]=r,h[5]=l,h[6]=n,h[7]=o,h[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],this}extractBasis(e,t,n){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,i=t.elements,r=this.elements,o=n[0],a=n[3],l=n[6],c=n[1],h=n[4],u=n[7],d=n[2],f=n[5],m=n[8],x=i[0],p=i[3],g=i[6],v=i[1],R=i[4],b=i[7],A=i[2],T=i[5],_=i[8];return r[0]=o*x+a*v+l*A,r[3]=o*p+a*R+l*T,r[6]=o*g+a*b+l*_,r[1]=c*x+h*v+u*A,r[4]=c*p+h*R+u*T,r[7]=c*g+h*b+u*_,r[2]=d*x+f*v+m*A,r[5]=d*p+f*R+m*T,r[8]=d*g+f*b+m*_,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[1],i=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8];return t*o*h-t*a*c-n*r*h+n*a*l+i*r*c-i*o*l}invert(){let e=this.elements,t=e[0],n=e[1],i=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8],u=h*o-a*c,d=a*l-h*r,f=c*r-o*l,m=t*u+n*d+i*f;if(m===0)return this.set(0,0,0,0,0,0,0,0,0);let x=1/m;return e[0]=u*x,e[1]=(i*c-h*n)*x,e[2]=(a*n-i*o)*x,e[3]=d*x,e[4]=(h*t-i*l)*x,e[5]=(i*r-a*t)*x,e[6]=f*x,e[7]=(n*l-c*t)*x,e[8]=(o*t-n*r)*x,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,n,i,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(n*l,n*c,-n*(l*o+c*a)+o+e,-i*c,i*l,-i*(-c*o+l*a)+a+t,0,0,1),this}scale(e,t){return Da("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(ld.makeScale(e,t)),this}rotate(e){return Da("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(ld.makeRotation(-e)),this}translate(e,t){return Da("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(ld.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,n,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,n=e.elements;for(let i=0;i<9;i++)if(t[i]!==n[i])return!1;return!0}fromArray(e,t=0){for(let n=0;n<9;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e}clone(){return new this.constructor().fromArray(this.elements)}},ld=new nt,eg=new nt().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),tg=new nt().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function jx(){let s={enabled:!0,workingColorSpace:As,spaces:{},convert:function(i,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===It&&(i.r=Es(i.r),i.g=Es(i.g),i.b=Es(i.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(i.applyMatrix3(this.spaces[r].toXYZ),i.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===It&&(i.r=Do(i.r),i.g=Do(i.g),i.b=Do(i.b))),i},workingToColorSpace:function(i,r){return this.convert(i,this.workingColorSpace,r)},colorSpaceToWorking:function(i,r){return this.convert(i,r,this.workingColorSpace)},getPrimaries:function(i){return this.spaces[i].primaries},getTransfer:function(i){return i===$i?Ua:this.spaces[i].transfer},getToneMappingMode:function(i){return this.spaces[i].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(i,r=this.workingColorSpace){return i.fromArray(this.spaces[r].luminanceCoefficients)},define:function(i){Object.assign(this.spaces,i)},_getMatrix:function(i,r,o){return i.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(i){return this.spaces[i].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(i=this.workingColorSpace){return this.spaces[i].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],n=[.3127,.329];return s.define({[As]:{primaries:e,whitePoint:n,transfer:Ua,toXYZ:eg,fromXYZ:tg,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:ni},outputColorSpaceConfig:{drawingBufferColorSpace:ni}},[ni]:{primaries:e,whitePoint:n,transfer:It,toXYZ:eg,fromXYZ:tg,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:ni}}}),s}var mt=jx();function Es(s){return s<.04045?s*.0773993808:Math.pow(s*.9478672986+.0521327014,2.4)}function Do(s){return s<.0031308?s*12.92:1.055*Math.pow(s,.41666)-.055}var po,ko=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let n;if(e instanceof HTMLCanvasElement)n=e;else{po===void 0&&(po=Fa("canvas")),po.width=e.width,po.height=e.height;let i=po.getContext("2d");e instanceof ImageData?i.putImageData(e,0,0):i.drawImage(e,0,0,e.width,e.height),n=po}return n.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=Fa("canvas");t.width=e.width,t.height=e.height;let n=t.getContext("2d");n.drawImage(e,0,0,e.width,e.height);let i=n.getImageData(0,0,e.width,e.height),r=i.data;for(let o=0;o<r.length;o++)r[o]=Es(r[o]/255)*255;return n.putImageData(i,0,0),t}else if(e.data){let t=e.data.slice(0);for(let n=0;n<t.length;n++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[n]=Math.floor(Es(t[n]/255)*255):t[n]=Es(t[n]);return{data:t,width:e.width,height:e.height}}else return $e("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},Qx=0,Rs=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:Qx++}),this.uuid=cr(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let n={uuid:this.uuid,url:""},i=this.data;if(i!==null){let r;if(Array.isArray(i)){r=[];for(let o=0,a=i.length;o<a;o++)i[o].isDataTexture?r.push(cd(i[o].image)):r.push(cd(i[o]))}else r=cd(i);n.url=r}return t||(e.images[this.uuid]=n),n}};function cd(s){return typeof HTMLImageElement<"u"&&s instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&s instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&s instanceof ImageBitmap?ko.getDataURL(s):s.data?{data:Array.from(s.data),width:s.width,height:s.height,type:s.data.constructor.name}:($e("Texture: Unable to serialize Texture."),{})}var ev=0,hd=new L,qn=class s extends Wi{constructor(e=s.DEFAULT_IMAGE,t=s.DEFAULT_MAPPING,n=Ti,i=Ti,r=Tn,o=yi,a=si,l=ri,c=s.DEFAULT_ANISOTROPY,h=$i){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:ev++}),this.uuid=cr(),this.name="",this.source=new Rs(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=n,this.wrapT=i,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new Ve(0,0),this.repeat=new Ve(1,1),this.center=new Ve(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new nt,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(hd).x}get height(){return this.source.getSize(hd).y}get depth(){return this.source.getSize(hd).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let n=e[t];if(n===void 0){$e(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let i=this[t];if(i===void 0){$e(`Texture.setValues(): property '${t}' does not exist.`);continue}i&&n&&i.isVector2&&n.isVector2||i&&n&&i.isVector3&&n.isVector3||i&&n&&i.isMatrix3&&n.isMatrix3?i.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),t||(e.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==jd)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case Ks:e.x=e.x-Math.floor(e.x);break;case Ti:e.x=e.x<0?0:1;break;case Uo:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case Ks:e.y=e.y-Math.floor(e.y);break;case Ti:e.y=e.y<0?0:1;break;case Uo:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};qn.DEFAULT_IMAGE=null;qn.DEFAULT_MAPPING=jd;qn.DEFAULT_ANISOTROPY=1;var Gt=class{static{this.prototype.isVector4=!0}constructor(e=0,t=0,n=0,i=1){this.x=e,this.y=t,this.z=n,this.w=i}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,n,i){return this.x=e,this.y=t,this.z=n,this.w=i,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,n=this.y,i=this.z,r=this.w,o=e.elements;return this.x=o[0]*t+o[4]*n+o[8]*i+o[12]*r,this.y=o[1]*t+o[5]*n+o[9]*i+o[13]*r,this.z=o[2]*t+o[6]*n+o[10]*i+o[14]*r,this.w=o[3]*t+o[7]*n+o[11]*i+o[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,n,i,r,l=e.elements,c=l[0],h=l[4],u=l[8],d=l[1],f=l[5],m=l[9],x=l[2],p=l[6],g=l[10];if(Math.abs(h-d)<.01&&Math.abs(u-x)<.01&&Math.abs(m-p)<.01){if(Math.abs(h+d)<.1&&Math.abs(u+x)<.1&&Math.abs(m+p)<.1&&Math.abs(c+f+g-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let R=(c+1)/2,b=(f+1)/2,A=(g+1)/2,T=(h+d)/4,_=(u+x)/4,E=(m+p)/4;return R>b&&R>A?R<.01?(n=0,i=.707106781,r=.707106781):(n=Math.sqrt(R),i=T/n,r=_/n):b>A?b<.01?(n=.707106781,i=0,r=.707106781):(i=Math.sqrt(b),n=T/i,r=E/i):A<.01?(n=.707106781,i=.707106781,r=0):(r=Math.sqrt(A),n=_/r,i=E/r),this.set(n,i,r,t),this}let v=Math.sqrt((p-m)*(p-m)+(u-x)*(u-x)+(d-h)*(d-h));return Math.abs(v)<.001&&(v=1),this.x=(p-m)/v,this.y=(u-x)/v,this.z=(d-h)/v,this.w=Math.acos((c+f+g-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=gt(this.x,e.x,t.x),this.y=gt(this.y,e.y,t.y),this.z=gt(this.z,e.z,t.z),this.w=gt(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=gt(this.x,e,t),this.y=gt(this.y,e,t),this.z=gt(this.z,e,t),this.w=gt(this.w,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(gt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this.w=e.w+(t.w-e.w)*n,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},Ac=class extends Wi{constructor(e=1,t=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Tn,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=n.depth,this.scissor=new Gt(0,0,e,t),this.scissorTest=!1,this.viewport=new Gt(0,0,e,t),this.textures=[];let i=n.count;for(let r=0;r<i;r++)this.textures[r]=new qn({width:e,height:t,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:Tn,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,n=1){if(this.width!==e||this.height!==t||this.depth!==n){this.width=e,this.height=t,this.depth=n;for(let i=0,r=this.textures.length;i<r;i++)this.textures[i].image.width=e,this.textures[i].image.height=t,this.textures[i].image.depth=n,this.textures[i].isData3DTexture!==!0&&(this.textures[i].isArrayTexture=this.textures[i].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,n=e.textures.length;t<n;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let i=Object.assign({},e.textures[t].image);this.textures[t].source=new Rs(i)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},ii=class extends Ac{constructor(e=1,t=1,n={}){super(e,t,n),this.isWebGLRenderTarget=!0}},Ba=class extends qn{constructor(e=null,t=1,n=1,i=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:n,depth:i},this.magFilter=vn,this.minFilter=vn,this.wrapR=Ti,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var Rc=class extends qn{constructor(e=null,t=1,n=1,i=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:n,depth:i},this.magFilter=vn,this.minFilter=vn,this.wrapR=Ti,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var lt=class s{static{this.prototype.isMatrix4=!0}constructor(e,t,n,i,r,o,a,l,c,h,u,d,f,m,x,p){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,n,i,r,o,a,l,c,h,u,d,f,m,x,p)}set(e,t,n,i,r,o,a,l,c,h,u,d,f,m,x,p){let g=this.elements;return g[0]=e,g[4]=t,g[8]=n,g[12]=i,g[1]=r,g[5]=o,g[9]=a,g[13]=l,g[2]=c,g[6]=h,g[10]=u,g[14]=d,g[3]=f,g[7]=m,g[11]=x,g[15]=p,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new s().fromArray(this.elements)}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],t[9]=n[9],t[10]=n[10],t[11]=n[11],t[12]=n[12],t[13]=n[13],t[14]=n[14],t[15]=n[15],this}copyPosition(e){let t=this.elements,n=e.elements;return t[12]=n[12],t[13]=n[13],t[14]=n[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,n){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),n.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(e,t,n){return this.set(e.x,t.x,n.x,0,e.y,t.y,n.y,0,e.z,t.z,n.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();let t=this.elements,n=e.elements,i=1/mo.setFromMatrixColumn(e,0).length(),r=1/mo.setFromMatrixColumn(e,1).length(),o=1/mo.setFromMatrixColumn(e,2).length();return t[0]=n[0]*i,t[1]=n[1]*i,t[2]=n[2]*i,t[3]=0,t[4]=n[4]*r,t[5]=n[5]*r,t[6]=n[6]*r,t[7]=0,t[8]=n[8]*o,t[9]=n[9]*o,t[10]=n[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,n=e.x,i=e.y,r=e.z,o=Math.cos(n),a=Math.sin(n),l=Math.cos(i),c=Math.sin(i),h=Math.cos(r),u=Math.sin(r);if(e.order==="XYZ"){let d=o*h,f=o*u,m=a*h,x=a*u;t[0]=l*h,t[4]=-l*u,t[8]=c,t[1]=f+m*c,t[5]=d-x*c,t[9]=-a*l,t[2]=x-d*c,t[6]=m+f*c,t[10]=o*l}else if(e.order==="YXZ"){let d=l*h,f=l*u,m=c*h,x=c*u;t[0]=d+x*a,t[4]=m*a-f,t[8]=o*c,t[1]=o*u,t[5]=o*h,t[9]=-a,t[2]=f*a-m,t[6]=x+d*a,t[10]=o*l}else if(e.order==="ZXY"){let d=l*h,f=l*u,m=c*h,x=c*u;t[0]=d-x*a,t[4]=-o*u,t[8]=m+f*a,t[1]=f+m*a,t[5]=o*h,t[9]=x-d*a,t[2]=-o*c,t[6]=a,t[10]=o*l}else if(e.order==="ZYX"){let d=o*h,f=o*u,m=a*h,x=a*u;t[0]=l*h,t[4]=m*c-f,t[8]=d*c+x,t[1]=l*u,t[5]=x*c+d,t[9]=f*c-m,t[2]=-c,t[6]=a*l,t[10]=o*l}else if(e.order==="YZX"){let d=o*l,f=o*c,m=a*l,x=a*c;t[0]=l*h,t[4]=x-d*u,t[8]=m*u+f,t[1]=u,t[5]=o*h,t[9]=-a*h,t[2]=-c*h,t[6]=f*u+m,t[10]=d-x*u}else if(e.order==="XZY"){let d=o*l,f=o*c,m=a*l,x=a*c;t[0]=l*h,t[4]=-u,t[8]=c*h,t[1]=d*u+x,t[5]=o*h,t[9]=f*u-m,t[2]=m*u-f,t[6]=a*h,t[10]=x*u+d}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(tv,e,nv)}lookAt(e,t,n){let i=this.elements;return mi.subVectors(e,t),mi.lengthSq()===0&&(mi.z=1),mi.normalize(),Xs.crossVectors(n,mi),Xs.lengthSq()===0&&(Math.abs(n.z)===1?mi.x+=1e-4:mi.z+=1e-4,mi.normalize(),Xs.crossVectors(n,mi)),Xs.normalize(),Gl.crossVectors(mi,Xs),i[0]=Xs.x,i[4]=Gl.x,i[8]=mi.x,i[1]=Xs.y,i[5]=Gl.y,i[9]=mi.y,i[2]=Xs.z,i[6]=Gl.z,i[10]=mi.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,i=t.elements,r=this.elements,o=n[0],a=n[4],l=n[8],c=n[12],h=n[1],u=n[5],d=n[9],f=n[13],m=n[2],x=n[6],p=n[10],g=n[14],v=n[3],R=n[7],b=n[11],A=n[15],T=i[0],_=i[4],E=i[8],F=i[12],I=i[1],D=i[5],k=i[9],V=i[13],N=i[2],H=i[6],$=i[10],W=i[14],ce=i[3],J=i[7],Q=i[11],se=i[15];return r[0]=o*T+a*I+l*N+c*ce,r[4]=o*_+a*D+l*H+c*J,r[8]=o*E+a*k+l*$+c*Q,r[12]=o*F+a*V+l*W+c*se,r[1]=h*T+u*I+d*N+f*ce,r[5]=h*_+u*D+d*H+f*J,r[9]=h*E+u*k+d*$+f*Q,r[13]=h*F+u*V+d*W+f*se,r[2]=m*T+x*I+p*N+g*ce,r[6]=m*_+x*D+p*H+g*J,r[10]=m*E+x*k+p*$+g*Q,r[14]=m*F+x*V+p*W+g*se,r[3]=v*T+R*I+b*N+A*ce,r[7]=v*_+R*D+b*H+A*J,r[11]=v*E+R*k+b*$+A*Q,r[15]=v*F+R*V+b*W+A*se,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[4],i=e[8],r=e[12],o=e[1],a=e[5],l=e[9],c=e[13],h=e[2],u=e[6],d=e[10],f=e[14],m=e[3],x=e[7],p=e[11],g=e[15],v=l*f-c*d,R=a*f-c*u,b=a*d-l*u,A=o*f-c*h,T=o*d-l*h,_=o*u-a*h;return t*(x*v-p*R+g*b)-n*(m*v-p*A+g*T)+i*(m*R-x*A+g*_)-r*(m*b-x*T+p*_)}determinantAffine(){let e=this.elements,t=e[0],n=e[4],i=e[8],r=e[1],o=e[5],a=e[9],l=e[2],c=e[6],h=e[10];return t*(o*h-a*c)-n*(r*h-a*l)+i*(r*c-o*l)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,n){let i=this.elements;return e.isVector3?(i[12]=e.x,i[13]=e.y,i[14]=e.z):(i[12]=e,i[13]=t,i[14]=n),this}invert(){let e=this.elements,t=e[0],n=e[1],i=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8],u=e[9],d=e[10],f=e[11],m=e[12],x=e[13],p=e[14],g=e[15],v=t*a-n*o,R=t*l-i*o,b=t*c-r*o,A=n*l-i*a,T=n*c-r*a,_=i*c-r*l,E=h*x-u*m,F=h*p-d*m,I=h*g-f*m,D=u*p-d*x,k=u*g-f*x,V=d*g-f*p,N=v*V-R*k+b*D+A*I-T*F+_*E;if(N===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let H=1/N;return e[0]=(a*V-l*k+c*D)*H,e[1]=(i*k-n*V-r*D)*H,e[2]=(x*_-p*T+g*A)*H,e[3]=(d*T-u*_-f*A)*H,e[4]=(l*I-o*V-c*F)*H,e[5]=(t*V-i*I+r*F)*H,e[6]=(p*b-m*_-g*R)*H,e[7]=(h*_-d*b+f*R)*H,e[8]=(o*k-a*I+c*E)*H,e[9]=(n*I-t*k-r*E)*H,e[10]=(m*T-x*b+g*v)*H,e[11]=(u*b-h*T-f*v)*H,e[12]=(a*F-o*D-l*E)*H,e[13]=(t*D-n*F+i*E)*H,e[14]=(x*R-m*A-p*v)*H,e[15]=(h*A-u*R+d*v)*H,this}scale(e){let t=this.elements,n=e.x,i=e.y,r=e.z;return t[0]*=n,t[4]*=i,t[8]*=r,t[1]*=n,t[5]*=i,t[9]*=r,t[2]*=n,t[6]*=i,t[10]*=r,t[3]*=n,t[7]*=i,t[11]*=r,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],n=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],i=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,n,i))}makeTranslation(e,t,n){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,n,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),n=Math.sin(e);return this.set(1,0,0,0,0,t,-n,0,0,n,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,0,n,0,0,1,0,0,-n,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,0,n,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let n=Math.cos(t),i=Math.sin(t),r=1-n,o=e.x,a=e.y,l=e.z,c=r*o,h=r*a;return this.set(c*o+n,c*a-i*l,c*l+i*a,0,c*a+i*l,h*a+n,h*l-i*o,0,c*l-i*a,h*l+i*o,r*l*l+n,0,0,0,0,1),this}makeScale(e,t,n){return this.set(e,0,0,0,0,t,0,0,0,0,n,0,0,0,0,1),this}makeShear(e,t,n,i,r,o){return this.set(1,n,r,0,e,1,o,0,t,i,1,0,0,0,0,1),this}compose(e,t,n){let i=this.elements,r=t._x,o=t._y,a=t._z,l=t._w,c=r+r,h=o+o,u=a+a,d=r*c,f=r*h,m=r*u,x=o*h,p=o*u,g=a*u,v=l*c,R=l*h,b=l*u,A=n.x,T=n.y,_=n.z;return i[0]=(1-(x+g))*A,i[1]=(f+b)*A,i[2]=(m-R)*A,i[3]=0,i[4]=(f-b)*T,i[5]=(1-(d+g))*T,i[6]=(p+v)*T,i[7]=0,i[8]=(m+R)*_,i[9]=(p-v)*_,i[10]=(1-(d+x))*_,i[11]=0,i[12]=e.x,i[13]=e.y,i[14]=e.z,i[15]=1,this}decompose(e,t,n){let i=this.elements;e.x=i[12],e.y=i[13],e.z=i[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),t.identity(),this;let o=mo.set(i[0],i[1],i[2]).length(),a=mo.set(i[4],i[5],i[6]).length(),l=mo.set(i[8],i[9],i[10]).length();r<0&&(o=-o),Hi.copy(this);let c=1/o,h=1/a,u=1/l;return Hi.elements[0]*=c,Hi.elements[1]*=c,Hi.elements[2]*=c,Hi.elements[4]*=h,Hi.elements[5]*=h,Hi.elements[6]*=h,Hi.elements[8]*=u,Hi.elements[9]*=u,Hi.elements[10]*=u,t.setFromRotationMatrix(Hi),n.x=o,n.y=a,n.z=l,this}makePerspective(e,t,n,i,r,o,a=Ai,l=!1){let c=this.elements,h=2*r/(t-e),u=2*r/(n-i),d=(t+e)/(t-e),f=(n+i)/(n-i),m,x;if(l)m=r/(o-r),x=o*r/(o-r);else if(a===Ai)m=-(o+r)/(o-r),x=-2*o*r/(o-r);else if(a===Oo)m=-o/(o-r),x=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=d,c[12]=0,c[1]=0,c[5]=u,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=m,c[14]=x,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(e,t,n,i,r,o,a=Ai,l=!1){let c=this.elements,h=2/(t-e),u=2/(n-i),d=-(t+e)/(t-e),f=-(n+i)/(n-i),m,x;if(l)m=1/(o-r),x=o/(o-r);else if(a===Ai)m=-2/(o-r),x=-(o+r)/(o-r);else if(a===Oo)m=-1/(o-r),x=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=0,c[12]=d,c[1]=0,c[5]=u,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=m,c[14]=x,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(e){let t=this.elements,n=e.elements;for(let i=0;i<16;i++)if(t[i]!==n[i])return!1;return!0}fromArray(e,t=0){for(let n=0;n<16;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e[t+9]=n[9],e[t+10]=n[10],e[t+11]=n[11],e[t+12]=n[12],e[t+13]=n[13],e[t+14]=n[14],e[t+15]=n[15],e}},mo=new L,Hi=new lt,tv=new L(0,0,0),nv=new L(1,1,1),Xs=new L,Gl=new L,mi=new L,ng=new lt,ig=new Lt,rs=class s{constructor(e=0,t=0,n=0,i=s.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=n,this._order=i}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,n,i=this._order){return this._x=e,this._y=t,this._z=n,this._order=i,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,n=!0){let i=e.elements,r=i[0],o=i[4],a=i[8],l=i[1],c=i[5],h=i[9],u=i[2],d=i[6],f=i[10];switch(t){case"XYZ":this._y=Math.asin(gt(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,f),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,c),this._z=0);break;case"YXZ":this._x=Math.asin(-gt(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-u,r),this._z=0);break;case"ZXY":this._x=Math.asin(gt(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-u,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-gt(u,-1,1)),Math.abs(u)<.9999999?(this._x=Math.atan2(d,f),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(gt(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-h,c),this._y=Math.atan2(-u,r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-gt(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-h,f),this._y=0);break;default:$e("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,n===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,n){return ng.makeRotationFromQuaternion(e),this.setFromRotationMatrix(ng,t,n)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return ig.setFromEuler(this),this.setFromQuaternion(ig,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};rs.DEFAULT_ORDER="XYZ";var zo=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},iv=0,sg=new L,go=new Lt,vs=new lt,Wl=new L,Sa=new L,sv=new L,rv=new Lt,rg=new L(1,0,0),og=new L(0,1,0),ag=new L(0,0,1),lg={type:"added"},ov={type:"removed"},_o={type:"childadded",child:null},ud={type:"childremoved",child:null},An=class s extends Wi{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:iv++}),this.uuid=cr(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=s.DEFAULT_UP.clone();let e=new L,t=new rs,n=new Lt,i=new L(1,1,1);function r(){n.setFromEuler(t,!1)}function o(){t.setFromQuaternion(n,void 0,!1)}t._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:i},modelViewMatrix:{value:new lt},normalMatrix:{value:new nt}}),this.matrix=new lt,this.matrixWorld=new lt,this.matrixAutoUpdate=s.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=s.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new zo,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return go.setFromAxisAngle(e,t),this.quaternion.multiply(go),this}rotateOnWorldAxis(e,t){return go.setFromAxisAngle(e,t),this.quaternion.premultiply(go),this}rotateX(e){return this.rotateOnAxis(rg,e)}rotateY(e){return this.rotateOnAxis(og,e)}rotateZ(e){return this.rotateOnAxis(ag,e)}translateOnAxis(e,t){return sg.copy(e).applyQuaternion(this.quaternion),this.position.add(sg.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(rg,e)}translateY(e){return this.translateOnAxis(og,e)}translateZ(e){return this.translateOnAxis(ag,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(vs.copy(this.matrixWorld).invert())}lookAt(e,t,n){e.isVector3?Wl.copy(e):Wl.set(e,t,n);let i=this.parent;this.updateWorldMatrix(!0,!1),Sa.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?vs.lookAt(Sa,Wl,this.up):vs.lookAt(Wl,Sa,this.up),this.quaternion.setFromRotationMatrix(vs),i&&(vs.extractRotation(i.matrixWorld),go.setFromRotationMatrix(vs),this.quaternion.premultiply(go.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(Je("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(lg),_o.child=e,this.dispatchEvent(_o),_o.child=null):Je("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(ov),ud.child=e,this.dispatchEvent(ud),ud.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),vs.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),vs.multiply(e.parent.matrixWorld)),e.applyMatrix4(vs),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(lg),_o.child=e,this.dispatchEvent(_o),_o.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let n=0,i=this.children.length;n<i;n++){let o=this.children[n].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,n=[]){this[e]===t&&n.push(this);let i=this.children;for(let r=0,o=i.length;r<o;r++)i[r].getObjectsByProperty(e,t,n);return n}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Sa,e,sv),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Sa,rv,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let n=0,i=t.length;n<i;n++)t[n].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let n=0,i=t.length;n<i;n++)t[n].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,n=e.y,i=e.z,r=this.matrix.elements;r[12]+=t-r[0]*t-r[4]*n-r[8]*i,r[13]+=n-r[1]*t-r[5]*n-r[9]*i,r[14]+=i-r[2]*t-r[6]*n-r[10]*i}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let n=0,i=t.length;n<i;n++)t[n].updateMatrixWorld(e)}updateWorldMatrix(e,t,n=!1){let i=this.parent;if(e===!0&&i!==null&&i.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),t===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(e){let t=e===void 0||typeof e=="string",n={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let i={};i.uuid=this.uuid,i.type=this.type,i.name=this.name,i.castShadow=this.castShadow,i.receiveShadow=this.receiveShadow,i.visible=this.visible,i.frustumCulled=this.frustumCulled,i.renderOrder=this.renderOrder,i.static=this.static,i.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(i.userData=this.userData),i.layers=this.layers.mask,i.matrix=this.matrix.toArray(),i.up=this.up.toArray(),this.pivot!==null&&(i.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(i.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(i.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(i.type="InstancedMesh",i.count=this.count,i.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(i.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(i.type="BatchedMesh",i.perObjectFrustumCulled=this.perObjectFrustumCulled,i.sortObjects=this.sortObjects,i.drawRanges=this._drawRanges,i.reservedRanges=this._reservedRanges,i.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),i.instanceInfo=this._instanceInfo.map(a=>({...a})),i.availableInstanceIds=this._availableInstanceIds.slice(),i.availableGeometryIds=this._availableGeometryIds.slice(),i.nextIndexStart=this._nextIndexStart,i.nextVertexStart=this._nextVertexStart,i.geometryCount=this._geometryCount,i.maxInstanceCount=this._maxInstanceCount,i.maxVertexCount=this._maxVertexCount,i.maxIndexCount=this._maxIndexCount,i.geometryInitialized=this._geometryInitialized,i.matricesTexture=this._matricesTexture.toJSON(e),i.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(i.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(i.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(i.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(e)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?i.background=this.background.toJSON():this.background.isTexture&&(i.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(i.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){i.geometry=r(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,h=l.length;c<h;c++){let u=l[c];r(e.shapes,u)}else r(e.shapes,l)}}if(this.isSkinnedMesh&&(i.bindMode=this.bindMode,i.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),i.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(e.materials,this.material[l]));i.material=a}else i.material=r(e.materials,this.material);if(this.children.length>0){i.children=[];for(let a=0;a<this.children.length;a++)i.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){i.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];i.animations.push(r(e.animations,l))}}if(t){let a=o(e.geometries),l=o(e.materials),c=o(e.textures),h=o(e.images),u=o(e.shapes),d=o(e.skeletons),f=o(e.animations),m=o(e.nodes);a.length>0&&(n.geometries=a),l.length>0&&(n.materials=l),c.length>0&&(n.textures=c),h.length>0&&(n.images=h),u.length>0&&(n.shapes=u),d.length>0&&(n.skeletons=d),f.length>0&&(n.animations=f),m.length>0&&(n.nodes=m)}return n.object=i,n;function o(a){let l=[];for(let c in a){let h=a[c];delete h.metadata,l.push(h)}return l}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let n=0;n<e.children.length;n++){let i=e.children[n];this.add(i.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};An.DEFAULT_UP=new L(0,1,0);An.DEFAULT_MATRIX_AUTO_UPDATE=!0;An.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var xn=class extends An{constructor(){super(),this.isGroup=!0,this.type="Group"}},av={type:"move"},Ho=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new xn,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new xn,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new L,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new L),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new xn,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new L,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new L,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let n of e.hand.values())this._getHandJoint(t,n)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,n){let i=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(c&&e.hand){o=!0;for(let x of e.hand.values()){let p=t.getJointPose(x,n),g=this._getHandJoint(c,x);p!==null&&(g.matrix.fromArray(p.transform.matrix),g.matrix.decompose(g.position,g.quaternion,g.scale),g.matrixWorldNeedsUpdate=!0,g.jointRadius=p.radius),g.visible=p!==null}let h=c.joints["index-finger-tip"],u=c.joints["thumb-tip"],d=h.position.distanceTo(u.position),f=.02,m=.005;c.inputState.pinching&&d>f+m?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!c.inputState.pinching&&d<=f-m&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==null&&e.gripSpace&&(r=t.getPose(e.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:e,target:this})));a!==null&&(i=t.getPose(e.targetRaySpace,n),i===null&&r!==null&&(i=r),i!==null&&(a.matrix.fromArray(i.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,i.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(i.linearVelocity)):a.hasLinearVelocity=!1,i.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(i.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(av)))}return a!==null&&(a.visible=i!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let n=new xn;n.matrixAutoUpdate=!1,n.visible=!1,e.joints[t.jointName]=n,e.add(n)}return e.joints[t.jointName]}},f0={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},qs={h:0,s:0,l:0},Xl={h:0,s:0,l:0};function dd(s,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?s+(e-s)*6*t:t<1/2?e:t<2/3?s+(e-s)*6*(2/3-t):s}var ze=class{constructor(e,t,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,n)}set(e,t,n){if(t===void 0&&n===void 0){let i=e;i&&i.isColor?this.copy(i):typeof i=="number"?this.setHex(i):typeof i=="string"&&this.setStyle(i)}else this.setRGB(e,t,n);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=ni){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,mt.colorSpaceToWorking(this,t),this}setRGB(e,t,n,i=mt.workingColorSpace){return this.r=e,this.g=t,this.b=n,mt.colorSpaceToWorking(this,i),this}setHSL(e,t,n,i=mt.workingColorSpace){if(e=uf(e,1),t=gt(t,0,1),n=gt(n,0,1),t===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+t):n+t-n*t,o=2*n-r;this.r=dd(o,r,e+1/3),this.g=dd(o,r,e),this.b=dd(o,r,e-1/3)}return mt.colorSpaceToWorking(this,i),this}setStyle(e,t=ni){function n(r){r!==void 0&&parseFloat(r)<1&&$e("Color: Alpha component of "+e+" will be ignored.")}let i;if(i=/^(\w+)\(([^\)]*)\)/.exec(e)){let r,o=i[1],a=i[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:$e("Color: Unknown color model "+e)}}else if(i=/^\#([A-Fa-f\d]+)$/.exec(e)){let r=i[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(r,16),t);$e("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=ni){let n=f0[e.toLowerCase()];return n!==void 0?this.setHex(n,t):$e("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=Es(e.r),this.g=Es(e.g),this.b=Es(e.b),this}copyLinearToSRGB(e){return this.r=Do(e.r),this.g=Do(e.g),this.b=Do(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=ni){return mt.workingToColorSpace(Xn.copy(this),e),Math.round(gt(Xn.r*255,0,255))*65536+Math.round(gt(Xn.g*255,0,255))*256+Math.round(gt(Xn.b*255,0,255))}getHexString(e=ni){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=mt.workingColorSpace){mt.workingToColorSpace(Xn.copy(this),t);let n=Xn.r,i=Xn.g,r=Xn.b,o=Math.max(n,i,r),a=Math.min(n,i,r),l,c,h=(a+o)/2;if(a===o)l=0,c=0;else{let u=o-a;switch(c=h<=.5?u/(o+a):u/(2-o-a),o){case n:l=(i-r)/u+(i<r?6:0);break;case i:l=(r-n)/u+2;break;case r:l=(n-i)/u+4;break}l/=6}return e.h=l,e.s=c,e.l=h,e}getRGB(e,t=mt.workingColorSpace){return mt.workingToColorSpace(Xn.copy(this),t),e.r=Xn.r,e.g=Xn.g,e.b=Xn.b,e}getStyle(e=ni){mt.workingToColorSpace(Xn.copy(this),e);let t=Xn.r,n=Xn.g,i=Xn.b;return e!==ni?`color(${e} ${t.toFixed(3)} ${n.toFixed(3)} ${i.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(n*255)},${Math.round(i*255)})`}offsetHSL(e,t,n){return this.getHSL(qs),this.setHSL(qs.h+e,qs.s+t,qs.l+n)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,n){return this.r=e.r+(t.r-e.r)*n,this.g=e.g+(t.g-e.g)*n,this.b=e.b+(t.b-e.b)*n,this}lerpHSL(e,t){this.getHSL(qs),e.getHSL(Xl);let n=Na(qs.h,Xl.h,t),i=Na(qs.s,Xl.s,t),r=Na(qs.l,Xl.l,t);return this.setHSL(n,i,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,n=this.g,i=this.b,r=e.elements;return this.r=r[0]*t+r[3]*n+r[6]*i,this.g=r[1]*t+r[4]*n+r[7]*i,this.b=r[2]*t+r[5]*n+r[8]*i,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},Xn=new ze;ze.NAMES=f0;var ka=class s{constructor(e,t=1,n=1e3){this.isFog=!0,this.name="",this.color=new ze(e),this.near=t,this.far=n}clone(){return new s(this.color,this.near,this.far)}toJSON(){return{type:"Fog",name:this.name,color:this.color.getHex(),near:this.near,far:this.far}}},Ri=class extends An{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new rs,this.environmentIntensity=1,this.environmentRotation=new rs,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},Vi=new L,bs=new L,fd=new L,Ms=new L,yo=new L,xo=new L,cg=new L,pd=new L,md=new L,gd=new L,_d=new Gt,yd=new Gt,xd=new Gt,ss=class s{constructor(e=new L,t=new L,n=new L){this.a=e,this.b=t,this.c=n}static getNormal(e,t,n,i){i.subVectors(n,t),Vi.subVectors(e,t),i.cross(Vi);let r=i.lengthSq();return r>0?i.multiplyScalar(1/Math.sqrt(r)):i.set(0,0,0)}static getBarycoord(e,t,n,i,r){Vi.subVectors(i,t),bs.subVectors(n,t),fd.subVectors(e,t);let o=Vi.dot(Vi),a=Vi.dot(bs),l=Vi.dot(fd),c=bs.dot(bs),h=bs.dot(fd),u=o*c-a*a;if(u===0)return r.set(0,0,0),null;let d=1/u,f=(c*l-a*h)*d,m=(o*h-a*l)*d;return r.set(1-f-m,m,f)}static containsPoint(e,t,n,i){return this.getBarycoord(e,t,n,i,Ms)===null?!1:Ms.x>=0&&Ms.y>=0&&Ms.x+Ms.y<=1}static getInterpolation(e,t,n,i,r,o,a,l){return this.getBarycoord(e,t,n,i,Ms)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,Ms.x),l.addScaledVector(o,Ms.y),l.addScaledVector(a,Ms.z),l)}static getInterpolatedAttribute(e,t,n,i,r,o){return _d.setScalar(0),yd.setScalar(0),xd.setScalar(0),_d.fromBufferAttribute(e,t),yd.fromBufferAttribute(e,n),xd.fromBufferAttribute(e,i),o.setScalar(0),o.addScaledVector(_d,r.x),o.addScaledVector(yd,r.y),o.addScaledVector(xd,r.z),o}static isFrontFacing(e,t,n,i){return Vi.subVectors(n,t),bs.subVectors(e,t),Vi.cross(bs).dot(i)<0}set(e,t,n){return this.a.copy(e),this.b.copy(t),this.c.copy(n),this}setFromPointsAndIndices(e,t,n,i){return this.a.copy(e[t]),this.b.copy(e[n]),this.c.copy(e[i]),this}setFromAttributeAndIndices(e,t,n,i){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,n),this.c.fromBufferAttribute(e,i),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return Vi.subVectors(this.c,this.b),bs.subVectors(this.a,this.b),Vi.cross(bs).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return s.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return s.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,n,i,r){return s.getInterpolation(e,this.a,this.b,this.c,t,n,i,r)}containsPoint(e){return s.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return s.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let n=this.a,i=this.b,r=this.c,o,a;yo.subVectors(i,n),xo.subVectors(r,n),pd.subVectors(e,n);let l=yo.dot(pd),c=xo.dot(pd);if(l<=0&&c<=0)return t.copy(n);md.subVectors(e,i);let h=yo.dot(md),u=xo.dot(md);if(h>=0&&u<=h)return t.copy(i);let d=l*u-h*c;if(d<=0&&l>=0&&h<=0&&l-h>0)return o=l/(l-h),t.copy(n).addScaledVector(yo,o);gd.subVectors(e,r);let f=yo.dot(gd),m=xo.dot(gd);if(m>=0&&f<=m)return t.copy(r);let x=f*c-l*m;if(x<=0&&c>=0&&m<=0)return a=c/(c-m),t.copy(n).addScaledVector(xo,a);let p=h*m-f*u;if(p<=0&&u-h>=0&&f-m>=0)return cg.subVectors(r,i),a=(u-h)/(u-h+(f-m)),t.copy(i).addScaledVector(cg,a);let g=1/(p+x+d);return o=x*g,a=d*g,t.copy(n).addScaledVector(yo,o).addScaledVector(xo,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},os=class{constructor(e=new L(1/0,1/0,1/0),t=new L(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t+=3)this.expandByPoint(Gi.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,n=e.count;t<n;t++)this.expandByPoint(Gi.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let n=Gi.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(n),this.max.copy(e).add(n),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let n=e.geometry;if(n!==void 0){let r=n.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,Gi):Gi.fromBufferAttribute(r,o),Gi.applyMatrix4(e.matrixWorld),this.expandByPoint(Gi);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),ql.copy(e.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),ql.copy(n.boundingBox)),ql.applyMatrix4(e.matrixWorld),this.union(ql)}let i=e.children;for(let r=0,o=i.length;r<o;r++)this.expandByObject(i[r],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,Gi),Gi.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,n;return e.normal.x>0?(t=e.normal.x*this.min.x,n=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,n=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,n+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,n+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,n+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,n+=e.normal.z*this.min.z),t<=-e.constant&&n>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(wa),Yl.subVectors(this.max,wa),vo.subVectors(e.a,wa),bo.subVectors(e.b,wa),Mo.subVectors(e.c,wa),Ys.subVectors(bo,vo),$s.subVectors(Mo,bo),Mr.subVectors(vo,Mo);let t=[0,-Ys.z,Ys.y,0,-$s.z,$s.y,0,-Mr.z,Mr.y,Ys.z,0,-Ys.x,$s.z,0,-$s.x,Mr.z,0,-Mr.x,-Ys.y,Ys.x,0,-$s.y,$s.x,0,-Mr.y,Mr.x,0];return!vd(t,vo,bo,Mo,Yl)||(t=[1,0,0,0,1,0,0,0,1],!vd(t,vo,bo,Mo,Yl))?!1:($l.crossVectors(Ys,$s),t=[$l.x,$l.y,$l.z],vd(t,vo,bo,Mo,Yl))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,Gi).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(Gi).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(Ss[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),Ss[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),Ss[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),Ss[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),Ss[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),Ss[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),Ss[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),Ss[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(Ss),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},Ss=[new L,new L,new L,new L,new L,new L,new L,new L],Gi=new L,ql=new os,vo=new L,bo=new L,Mo=new L,Ys=new L,$s=new L,Mr=new L,wa=new L,Yl=new L,$l=new L,Sr=new L;function vd(s,e,t,n,i){for(let r=0,o=s.length-3;r<=o;r+=3){Sr.fromArray(s,r);let a=i.x*Math.abs(Sr.x)+i.y*Math.abs(Sr.y)+i.z*Math.abs(Sr.z),l=e.dot(Sr),c=t.dot(Sr),h=n.dot(Sr);if(Math.max(-Math.max(l,c,h),Math.min(l,c,h))>a)return!1}return!0}var yn=new L,Zl=new Ve,lv=0,Mt=class extends Wi{constructor(e,t,n=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:lv++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=n,this.usage=cf,this.updateRanges=[],this.gpuType=Li,this.version=0,this._normalizationScale=e!==void 0?Nh(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,n){e*=this.itemSize,n*=t.itemSize;for(let i=0,r=this.itemSize;i<r;i++)this.array[e+i]=t.array[n+i];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,n=this.count;t<n;t++)Zl.fromBufferAttribute(this,t),Zl.applyMatrix3(e),this.setXY(t,Zl.x,Zl.y);else if(this.itemSize===3)for(let t=0,n=this.count;t<n;t++)yn.fromBufferAttribute(this,t),yn.applyMatrix3(e),this.setXYZ(t,yn.x,yn.y,yn.z);return this}applyMatrix4(e){for(let t=0,n=this.count;t<n;t++)yn.fromBufferAttribute(this,t),yn.applyMatrix4(e),this.setXYZ(t,yn.x,yn.y,yn.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)yn.fromBufferAttribute(this,t),yn.applyNormalMatrix(e),this.setXYZ(t,yn.x,yn.y,yn.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)yn.fromBufferAttribute(this,t),yn.transformDirection(e),this.setXYZ(t,yn.x,yn.y,yn.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let n=this.array[e*this.itemSize+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.array[e*this.itemSize+t]=n,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,n){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n)),this.array[e+0]=t,this.array[e+1]=n,this}setXYZ(e,t,n,i){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),i=this._normalize(i)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=i,this}setXYZW(e,t,n,i,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),i=this._normalize(i),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=i,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):ff(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):pf(e,this.array)}};var za=class extends Mt{constructor(e,t,n){super(new Uint16Array(e),t,n)}};var Ha=class extends Mt{constructor(e,t,n){super(new Uint32Array(e),t,n)}};var jt=class extends Mt{constructor(e,t,n){super(new Float32Array(e),t,n)}},cv=new os,Ea=new L,bd=new L,Cs=class{constructor(e=new L,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let n=this.center;t!==void 0?n.copy(t):cv.setFromPoints(e).getCenter(n);let i=0;for(let r=0,o=e.length;r<o;r++)i=Math.max(i,n.distanceToSquared(e[r]));return this.radius=Math.sqrt(i),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let n=this.center.distanceToSquared(e);return t.copy(e),n>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;Ea.subVectors(e,this.center);let t=Ea.lengthSq();if(t>this.radius*this.radius){let n=Math.sqrt(t),i=(n-this.radius)*.5;this.center.addScaledVector(Ea,i/n),this.radius+=i}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(bd.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(Ea.copy(e.center).add(bd)),this.expandByPoint(Ea.copy(e.center).sub(bd))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},hv=0,Ei=new lt,Md=new An,So=new L,gi=new os,Ta=new os,On=new L,en=class s extends Wi{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:hv++}),this.uuid=cr(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(Ux(e)?Ha:za)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,n=0){this.groups.push({start:e,count:t,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new nt().getNormalMatrix(e);n.applyNormalMatrix(r),n.needsUpdate=!0}let i=this.attributes.tangent;return i!==void 0&&(i.transformDirection(e),i.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return Ei.makeRotationFromQuaternion(e),this.applyMatrix4(Ei),this}rotateX(e){return Ei.makeRotationX(e),this.applyMatrix4(Ei),this}rotateY(e){return Ei.makeRotationY(e),this.applyMatrix4(Ei),this}rotateZ(e){return Ei.makeRotationZ(e),this.applyMatrix4(Ei),this}translate(e,t,n){return Ei.makeTranslation(e,t,n),this.applyMatrix4(Ei),this}scale(e,t,n){return Ei.makeScale(e,t,n),this.applyMatrix4(Ei),this}lookAt(e){return Md.lookAt(e),Md.updateMatrix(),this.applyMatrix4(Md.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(So).negate(),this.translate(So.x,So.y,So.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let n=[];for(let i=0,r=e.length;i<r;i++){let o=e[i];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new jt(n,3))}else{let n=Math.min(e.length,t.count);for(let i=0;i<n;i++){let r=e[i];t.setXYZ(i,r.x,r.y,r.z||0)}e.length>t.count&&$e("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new os);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){Je("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new L(-1/0,-1/0,-1/0),new L(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let n=0,i=t.length;n<i;n++){let r=t[n];gi.setFromBufferAttribute(r),this.morphTargetsRelative?(On.addVectors(this.boundingBox.min,gi.min),this.boundingBox.expandByPoint(On),On.addVectors(this.boundingBox.max,gi.max),this.boundingBox.expandByPoint(On)):(this.boundingBox.expandByPoint(gi.min),this.boundingBox.expandByPoint(gi.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&Je('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new Cs);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){Je("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new L,1/0);return}if(e){let n=this.boundingSphere.center;if(gi.setFromBufferAttribute(e),t)for(let r=0,o=t.length;r<o;r++){let a=t[r];Ta.setFromBufferAttribute(a),this.morphTargetsRelative?(On.addVectors(gi.min,Ta.min),gi.expandByPoint(On),On.addVectors(gi.max,Ta.max),gi.expandByPoint(On)):(gi.expandByPoint(Ta.min),gi.expandByPoint(Ta.max))}gi.getCenter(n);let i=0;for(let r=0,o=e.count;r<o;r++)On.fromBufferAttribute(e,r),i=Math.max(i,n.distanceToSquared(On));if(t)for(let r=0,o=t.length;r<o;r++){let a=t[r],l=this.morphTargetsRelative;for(let c=0,h=a.count;c<h;c++)On.fromBufferAttribute(a,c),l&&(So.fromBufferAttribute(e,c),On.add(So)),i=Math.max(i,n.distanceToSquared(On))}this.boundingSphere.radius=Math.sqrt(i),isNaN(this.boundingSphere.radius)&&Je('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){Je("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=t.position,i=t.normal,r=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=new Mt(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(n.count);for(let F=0;F<n.count;F++)a[F]=new L,l[F]=new L;let h=new L,u=new L,d=new L,f=new Ve,m=new Ve,x=new Ve,p=new L,g=new L;function v(F,I,D){c[F]=c[I]=c[D]=1,h.fromBufferAttribute(n,F),u.fromBufferAttribute(n,I),d.fromBufferAttribute(n,D),f.fromBufferAttribute(r,F),m.fromBufferAttribute(r,I),x.fromBufferAttribute(r,D),u.sub(h),d.sub(h),m.sub(f),x.sub(f);let k=1/(m.x*x.y-x.x*m.y);isFinite(k)&&(p.copy(u).multiplyScalar(x.y).addScaledVector(d,-m.y).multiplyScalar(k),g.copy(d).multiplyScalar(m.x).addScaledVector(u,-x.x).multiplyScalar(k),a[F].add(p),a[I].add(p),a[D].add(p),l[F].add(g),l[I].add(g),l[D].add(g))}let R=this.groups;R.length===0&&(R=[{start:0,count:e.count}]);for(let F=0,I=R.length;F<I;++F){let D=R[F],k=D.start,V=D.count;for(let N=k,H=k+V;N<H;N+=3)v(e.getX(N+0),e.getX(N+1),e.getX(N+2))}let b=new L,A=new L,T=new L,_=new L;function E(F){T.fromBufferAttribute(i,F),_.copy(T);let I=a[F];b.copy(I),b.sub(T.multiplyScalar(T.dot(I))).normalize(),A.crossVectors(_,I);let k=A.dot(l[F])<0?-1:1;o.setXYZW(F,b.x,b.y,b.z,k)}for(let F=0,I=n.count;F<I;++F)c[F]&&E(F);this._transformed=!0}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==t.count)n=new Mt(new Float32Array(t.count*3),3),this.setAttribute("normal",n);else for(let d=0,f=n.count;d<f;d++)n.setXYZ(d,0,0,0);let i=new L,r=new L,o=new L,a=new L,l=new L,c=new L,h=new L,u=new L;if(e)for(let d=0,f=e.count;d<f;d+=3){let m=e.getX(d+0),x=e.getX(d+1),p=e.getX(d+2);i.fromBufferAttribute(t,m),r.fromBufferAttribute(t,x),o.fromBufferAttribute(t,p),h.subVectors(o,r),u.subVectors(i,r),h.cross(u),a.fromBufferAttribute(n,m),l.fromBufferAttribute(n,x),c.fromBufferAttribute(n,p),a.add(h),l.add(h),c.add(h),n.setXYZ(m,a.x,a.y,a.z),n.setXYZ(x,l.x,l.y,l.z),n.setXYZ(p,c.x,c.y,c.z)}else for(let d=0,f=t.count;d<f;d+=3)i.fromBufferAttribute(t,d+0),r.fromBufferAttribute(t,d+1),o.fromBufferAttribute(t,d+2),h.subVectors(o,r),u.subVectors(i,r),h.cross(u),n.setXYZ(d+0,h.x,h.y,h.z),n.setXYZ(d+1,h.x,h.y,h.z),n.setXYZ(d+2,h.x,h.y,h.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,n=e.count;t<n;t++)On.fromBufferAttribute(e,t),On.normalize(),e.setXYZ(t,On.x,On.y,On.z)}toNonIndexed(){function e(a,l){let c=a.array,h=a.itemSize,u=a.normalized,d=new c.constructor(l.length*h),f=0,m=0;for(let x=0,p=l.length;x<p;x++){a.isInterleavedBufferAttribute?f=l[x]*a.data.stride+a.offset:f=l[x]*h;for(let g=0;g<h;g++)d[m++]=c[f++]}return new Mt(d,h,u)}if(this.index===null)return $e("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new s,n=this.index.array,i=this.attributes;for(let a in i){let l=i[a],c=e(l,n);t.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let h=0,u=c.length;h<u;h++){let d=c[h],f=e(d,n);l.push(f)}t.morphAttributes[a]=l}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];t.addGroup(c.start,c.count,c.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(e[c]=l[c]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let n=this.attributes;for(let l in n){let c=n[l];e.data.attributes[l]=c.toJSON(e.data)}let i={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],h=[];for(let u=0,d=c.length;u<d;u++){let f=c[u];h.push(f.toJSON(e.data))}h.length>0&&(i[l]=h,r=!0)}r&&(e.data.morphAttributes=i,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let n=e.index;n!==null&&this.setIndex(n.clone());let i=e.attributes;for(let c in i){let h=i[c];this.setAttribute(c,h.clone(t))}let r=e.morphAttributes;for(let c in r){let h=[],u=r[c];for(let d=0,f=u.length;d<f;d++)h.push(u[d].clone(t));this.morphAttributes[c]=h}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let c=0,h=o.length;c<h;c++){let u=o[c];this.addGroup(u.start,u.count,u.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=e.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}},Cc=class{constructor(e,t){this.isInterleavedBuffer=!0,this.array=e,this.stride=t,this.count=e!==void 0?e.length/t:0,this.usage=cf,this.updateRanges=[],this.version=0,this.uuid=cr()}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.array=new e.array.constructor(e.array),this.count=e.count,this.stride=e.stride,this.usage=e.usage,this}copyAt(e,t,n){e*=this.stride,n*=t.stride;for(let i=0,r=this.stride;i<r;i++)this.array[e+i]=t.array[n+i];return this}set(e,t=0){return this.array.set(e,t),this}clone(e){e.arrayBuffers===void 0&&(e.arrayBuffers={});let t=hg(this.array);e.arrayBuffers[t]===void 0&&(e.arrayBuffers[t]=this.array.slice(0).buffer);let n=new this.array.constructor(e.arrayBuffers[t]),i=new this.constructor(n,this.stride);return i.setUsage(this.usage),i}onUpload(e){return this.onUploadCallback=e,this}toJSON(e){e.arrayBuffers===void 0&&(e.arrayBuffers={});let t=hg(this.array);e.arrayBuffers[t]===void 0&&(e.arrayBuffers[t]=Array.from(new Uint32Array(this.array.slice(0).buffer)));let n={uuid:this.uuid,buffer:t,type:this.array.constructor.name,stride:this.stride};return n.usage=this.usage,n}};function hg(s){return s.buffer._uuid===void 0&&(s.buffer._uuid=cr()),s.byteOffset===0&&s.byteLength===s.buffer.byteLength?s.buffer._uuid:s.buffer._uuid+":"+s.byteOffset+":"+s.byteLength}var ti=new L,Va=class s{constructor(e,t,n,i=!1){this.isInterleavedBufferAttribute=!0,this.name="",this.data=e,this.itemSize=t,this.offset=n,this.normalized=i,this._normalizationScale=e!==void 0?Nh(e.array):void 0}get count(){return this.data.count}get array(){return this.data.array}set needsUpdate(e){this.data.needsUpdate=e}applyMatrix4(e){for(let t=0,n=this.data.count;t<n;t++)ti.fromBufferAttribute(this,t),ti.applyMatrix4(e),this.setXYZ(t,ti.x,ti.y,ti.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)ti.fromBufferAttribute(this,t),ti.applyNormalMatrix(e),this.setXYZ(t,ti.x,ti.y,ti.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)ti.fromBufferAttribute(this,t),ti.transformDirection(e),this.setXYZ(t,ti.x,ti.y,ti.z);return this}getComponent(e,t){let n=this.array[e*this.data.stride+this.offset+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.data.array[e*this.data.stride+this.offset+t]=n,this}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset]=t,this}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+1]=t,this}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+2]=t,this}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.data.array[e*this.data.stride+this.offset+3]=t,this}getX(e){let t=this.data.array[e*this.data.stride+this.offset];return this.normalized&&(t=this._denormalize(t)),t}getY(e){let t=this.data.array[e*this.data.stride+this.offset+1];return this.normalized&&(t=this._denormalize(t)),t}getZ(e){let t=this.data.array[e*this.data.stride+this.offset+2];return this.normalized&&(t=this._denormalize(t)),t}getW(e){let t=this.data.array[e*this.data.stride+this.offset+3];return this.normalized&&(t=this._denormalize(t)),t}setXY(e,t,n){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n)),this.data.array[e+0]=t,this.data.array[e+1]=n,this}setXYZ(e,t,n,i){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n),i=this._normalize(i)),this.data.array[e+0]=t,this.data.array[e+1]=n,this.data.array[e+2]=i,this}setXYZW(e,t,n,i,r){return e=e*this.data.stride+this.offset,this.normalized&&(t=this._normalize(t),n=this._normalize(n),i=this._normalize(i),r=this._normalize(r)),this.data.array[e+0]=t,this.data.array[e+1]=n,this.data.array[e+2]=i,this.data.array[e+3]=r,this}clone(e){if(e===void 0){Oa("InterleavedBufferAttribute.clone(): Cloning an interleaved buffer attribute will de-interleave buffer data.");let t=[];for(let n=0;n<this.count;n++){let i=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)t.push(this.data.array[i+r])}return new Mt(new this.array.constructor(t),this.itemSize,this.normalized)}else return e.interleavedBuffers===void 0&&(e.interleavedBuffers={}),e.interleavedBuffers[this.data.uuid]===void 0&&(e.interleavedBuffers[this.data.uuid]=this.data.clone(e)),new s(e.interleavedBuffers[this.data.uuid],this.itemSize,this.offset,this.normalized)}toJSON(e){if(e===void 0){Oa("InterleavedBufferAttribute.toJSON(): Serializing an interleaved buffer attribute will de-interleave buffer data.");let t=[];for(let n=0;n<this.count;n++){let i=n*this.data.stride+this.offset;for(let r=0;r<this.itemSize;r++)t.push(this.data.array[i+r])}return{itemSize:this.itemSize,type:this.array.constructor.name,array:t,normalized:this.normalized}}else return e.interleavedBuffers===void 0&&(e.interleavedBuffers={}),e.interleavedBuffers[this.data.uuid]===void 0&&(e.interleavedBuffers[this.data.uuid]=this.data.toJSON(e)),{isInterleavedBufferAttribute:!0,itemSize:this.itemSize,data:this.data.uuid,offset:this.offset,normalized:this.normalized}}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):ff(e,this.data.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):pf(e,this.data.array)}},Sd=new L,uv=new L,dv=new nt,Hn=class{constructor(e=new L(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,n,i){return this.normal.set(e,t,n),this.constant=i,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,n){let i=Sd.subVectors(n,t).cross(uv.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(i,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,n=!0){let i=e.delta(Sd),r=this.normal.dot(i);if(r===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(i,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),n=this.distanceToPoint(e.end);return t<0&&n>0||n<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let n=t||dv.getNormalMatrix(e),i=this.coplanarPoint(Sd).applyMatrix4(e),r=this.normal.applyMatrix3(n).normalize();return this.constant=-i.dot(r),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},fv=0,Xi=class extends Wi{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:fv++}),this.uuid=cr(),this.name="",this.type="Material",this.blending=Ii,this.side=as,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Gd,this.blendDst=Wd,this.blendEquation=kr,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new ze(0,0,0),this.blendAlpha=0,this.depthFunc=No,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=i0,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=xc,this.stencilZFail=xc,this.stencilZPass=xc,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let n=e[t];if(n===void 0){$e(`Material: parameter '${t}' has value of undefined.`);continue}let i=this[t];if(i===void 0){$e(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}i&&i.isColor?i.set(n):i&&i.isVector2&&n&&n.isVector2||i&&i.isEuler&&n&&n.isEuler||i&&i.isVector3&&n&&n.isVector3?i.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(e).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(e).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(e).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(e).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(e).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function i(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(t){let r=i(e.textures),o=i(e.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new ze().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(n=>new Hn().fromJSON(n))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let n=e.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new Ve().fromArray(n)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new Ve().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,n=null;if(t!==null){let i=t.length;n=new Array(i);for(let r=0;r!==i;++r)n[r]=t[r].clone()}return this.clippingPlanes=n,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}},Vo=class extends Xi{constructor(e){super(),this.isSpriteMaterial=!0,this.type="SpriteMaterial",this.color=new ze(16777215),this.map=null,this.alphaMap=null,this.rotation=0,this.sizeAttenuation=!0,this.transparent=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.alphaMap=e.alphaMap,this.rotation=e.rotation,this.sizeAttenuation=e.sizeAttenuation,this.fog=e.fog,this}},wo,Aa=new L,Eo=new L,To=new L,Ao=new Ve,Ra=new Ve,p0=new lt,Kl=new L,Ca=new L,Jl=new L,ug=new Ve,wd=new Ve,dg=new Ve,Ga=class extends An{constructor(e=new Vo){if(super(),this.isSprite=!0,this.type="Sprite",wo===void 0){wo=new en;let t=new Float32Array([-.5,-.5,0,0,0,.5,-.5,0,1,0,.5,.5,0,1,1,-.5,.5,0,0,1]),n=new Cc(t,5);wo.setIndex([0,1,2,0,2,3]),wo.setAttribute("position",new Va(n,3,0,!1)),wo.setAttribute("uv",new Va(n,2,3,!1))}this.geometry=wo,this.material=e,this.center=new Ve(.5,.5),this.count=1}intersectsFrustum(e){return e.intersectsSprite(this)}raycast(e,t){e.camera===null&&Je('Sprite: "Raycaster.camera" needs to be set in order to raycast against sprites.'),Eo.setFromMatrixScale(this.matrixWorld),p0.copy(e.camera.matrixWorld),this.modelViewMatrix.multiplyMatrices(e.camera.matrixWorldInverse,this.matrixWorld),To.setFromMatrixPosition(this.modelViewMatrix),e.camera.isPerspectiveCamera&&this.material.sizeAttenuation===!1&&Eo.multiplyScalar(-To.z);let n=this.material.rotation,i,r;n!==0&&(r=Math.cos(n),i=Math.sin(n));let o=this.center;jl(Kl.set(-.5,-.5,0),To,o,Eo,i,r),jl(Ca.set(.5,-.5,0),To,o,Eo,i,r),jl(Jl.set(.5,.5,0),To,o,Eo,i,r),ug.set(0,0),wd.set(1,0),dg.set(1,1);let a=e.ray.intersectTriangle(Kl,Ca,Jl,!1,Aa);if(a===null&&(jl(Ca.set(-.5,.5,0),To,o,Eo,i,r),wd.set(0,1),a=e.ray.intersectTriangle(Kl,Jl,Ca,!1,Aa),a===null))return;let l=e.ray.origin.distanceTo(Aa);l<e.near||l>e.far||t.push({distance:l,point:Aa.clone(),uv:ss.getInterpolation(Aa,Kl,Ca,Jl,ug,wd,dg,new Ve),face:null,object:this})}copy(e,t){return super.copy(e,t),e.center!==void 0&&this.center.copy(e.center),this.material=e.material,this}toJSON(e){let t=super.toJSON(e);return t.object.center=this.center.toArray(),t}};function jl(s,e,t,n,i,r){Ao.subVectors(s,t).addScalar(.5).multiply(n),i!==void 0?(Ra.x=r*Ao.x-i*Ao.y,Ra.y=i*Ao.x+r*Ao.y):Ra.copy(Ao),s.copy(e),s.x+=Ra.x,s.y+=Ra.y,s.applyMatrix4(p0)}var ws=new L,Ed=new L,Ql=new L,ec=new L,Js=class{constructor(e=new L,t=new L(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,ws)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let n=t.dot(this.direction);return n<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=ws.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(ws.copy(this.origin).addScaledVector(this.direction,t),ws.distanceToSquared(e))}distanceSqToSegment(e,t,n,i){Ed.copy(e).add(t).multiplyScalar(.5),Ql.copy(t).sub(e).normalize(),ec.copy(this.origin).sub(Ed);let r=e.distanceTo(t)*.5,o=-this.direction.dot(Ql),a=ec.dot(this.direction),l=-ec.dot(Ql),c=ec.lengthSq(),h=Math.abs(1-o*o),u,d,f,m;if(h>0)if(u=o*l-a,d=o*a-l,m=r*h,u>=0)if(d>=-m)if(d<=m){let x=1/h;u*=x,d*=x,f=u*(u+o*d+2*a)+d*(o*u+d+2*l)+c}else d=r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d=-r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d<=-m?(u=Math.max(0,-(-o*r+a)),d=u>0?-r:Math.min(Math.max(-r,-l),r),f=-u*u+d*(d+2*l)+c):d<=m?(u=0,d=Math.min(Math.max(-r,-l),r),f=d*(d+2*l)+c):(u=Math.max(0,-(o*r+a)),d=u>0?r:Math.min(Math.max(-r,-l),r),f=-u*u+d*(d+2*l)+c);else d=o>0?-r:r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;return n&&n.copy(this.origin).addScaledVector(this.direction,u),i&&i.copy(Ed).addScaledVector(Ql,d),f}intersectSphere(e,t){if(e.radius<0)return null;ws.subVectors(e.center,this.origin);let n=ws.dot(this.direction),i=ws.dot(ws)-n*n,r=e.radius*e.radius;if(i>r)return null;let o=Math.sqrt(r-i),a=n-o,l=n+o;return l<0?null:a<0?this.at(l,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(e.normal)+e.constant)/t;return n>=0?n:null}intersectPlane(e,t){let n=this.distanceToPlane(e);return n===null?null:this.at(n,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let n,i,r,o,a,l,c=1/this.direction.x,h=1/this.direction.y,u=1/this.direction.z,d=this.origin;return c>=0?(n=(e.min.x-d.x)*c,i=(e.max.x-d.x)*c):(n=(e.max.x-d.x)*c,i=(e.min.x-d.x)*c),h>=0?(r=(e.min.y-d.y)*h,o=(e.max.y-d.y)*h):(r=(e.max.y-d.y)*h,o=(e.min.y-d.y)*h),n>o||r>i||((r>n||isNaN(n))&&(n=r),(o<i||isNaN(i))&&(i=o),u>=0?(a=(e.min.z-d.z)*u,l=(e.max.z-d.z)*u):(a=(e.max.z-d.z)*u,l=(e.min.z-d.z)*u),n>l||a>i)||((a>n||n!==n)&&(n=a),(l<i||i!==i)&&(i=l),i<0)?null:this.at(n>=0?n:i,t)}intersectsBox(e){return this.intersectBox(e,ws)!==null}intersectTriangle(e,t,n,i,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,h=a.z,u=e.x-o.x,d=e.y-o.y,f=e.z-o.z,m=t.x-o.x,x=t.y-o.y,p=t.z-o.z,g=n.x-o.x,v=n.y-o.y,R=n.z-o.z,b=Math.abs(l),A=Math.abs(c),T=Math.abs(h),_,E,F,I,D,k,V,N,H,$,W,ce;if(b>=A&&b>=T?(F=l,k=u,H=m,ce=g,l>=0?(_=c,E=h,I=d,D=f,V=x,N=p,$=v,W=R):(_=h,E=c,I=f,D=d,V=p,N=x,$=R,W=v)):A>=T?(F=c,k=d,H=x,ce=v,c>=0?(_=h,E=l,I=f,D=u,V=p,N=m,$=R,W=g):(_=l,E=h,I=u,D=f,V=m,N=p,$=g,W=R)):(F=h,k=f,H=p,ce=R,h>=0?(_=l,E=c,I=u,D=d,V=m,N=x,$=g,W=v):(_=c,E=l,I=d,D=u,V=x,N=m,$=v,W=g)),F===0)return null;let J=_/F,Q=E/F,se=1/F,de=I-J*k,ue=D-Q*k,ee=V-J*H,me=N-Q*H,ye=$-J*ce,Ae=W-Q*ce,Me=ye*me-Ae*ee,Xe=de*Ae-ue*ye,rt=ee*ue-me*de;if(i){if(Me<0||Xe<0||rt<0)return null}else if((Me<0||Xe<0||rt<0)&&(Me>0||Xe>0||rt>0))return null;let Ge=Me+Xe+rt;if(Ge===0)return null;let ut=se*(Me*k+Xe*H+rt*ce);return(Ge>0?ut<0:ut>0)?null:this.at(ut/Ge,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},Go=class extends Xi{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new ze(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new rs,this.combine=Yc,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},fg=new lt,wr=new Js,tc=new Cs,pg=new L,nc=new L,ic=new L,sc=new L,Td=new L,rc=new L,mg=new L,oc=new L,Wt=class extends An{constructor(e=new en,t=new Go){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let i=t[n[0]];if(i!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=i.length;r<o;r++){let a=i[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(e,t){let n=this.geometry,i=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;t.fromBufferAttribute(i,e);let a=this.morphTargetInfluences;if(r&&a){rc.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let h=a[l],u=r[l];h!==0&&(Td.fromBufferAttribute(u,e),o?rc.addScaledVector(Td,h):rc.addScaledVector(Td.sub(t),h))}t.add(rc)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,i=this.material,r=this.matrixWorld;i!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),tc.copy(n.boundingSphere),tc.applyMatrix4(r),wr.copy(e.ray).recast(e.near),!(tc.containsPoint(wr.origin)===!1&&(wr.intersectSphere(tc,pg)===null||wr.origin.distanceToSquared(pg)>(e.far-e.near)**2))&&(fg.copy(r).invert(),wr.copy(e.ray).applyMatrix4(fg),!(n.boundingBox!==null&&wr.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(e,t,wr)))}_computeIntersections(e,t,n){let i,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,h=r.attributes.uv1,u=r.attributes.normal,d=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let m=0,x=d.length;m<x;m++){let p=d[m],g=o[p.materialIndex],v=Math.max(p.start,f.start),R=Math.min(a.count,Math.min(p.start+p.count,f.start+f.count));for(let b=v,A=R;b<A;b+=3){let T=a.getX(b),_=a.getX(b+1),E=a.getX(b+2);i=ac(this,g,e,n,c,h,u,T,_,E),i&&(i.faceIndex=Math.floor(b/3),i.face.materialIndex=p.materialIndex,t.push(i))}}else{let m=Math.max(0,f.start),x=Math.min(a.count,f.start+f.count);for(let p=m,g=x;p<g;p+=3){let v=a.getX(p),R=a.getX(p+1),b=a.getX(p+2);i=ac(this,o,e,n,c,h,u,v,R,b),i&&(i.faceIndex=Math.floor(p/3),t.push(i))}}else if(l!==void 0)if(Array.isArray(o))for(let m=0,x=d.length;m<x;m++){let p=d[m],g=o[p.materialIndex],v=Math.max(p.start,f.start),R=Math.min(l.count,Math.min(p.start+p.count,f.start+f.count));for(let b=v,A=R;b<A;b+=3){let T=b,_=b+1,E=b+2;i=ac(this,g,e,n,c,h,u,T,_,E),i&&(i.faceIndex=Math.floor(b/3),i.face.materialIndex=p.materialIndex,t.push(i))}}else{let m=Math.max(0,f.start),x=Math.min(l.count,f.start+f.count);for(let p=m,g=x;p<g;p+=3){let v=p,R=p+1,b=p+2;i=ac(this,o,e,n,c,h,u,v,R,b),i&&(i.faceIndex=Math.floor(p/3),t.push(i))}}}};function pv(s,e,t,n,i,r,o,a){let l;if(e.side===Vn?l=n.intersectTriangle(o,r,i,!0,a):l=n.intersectTriangle(i,r,o,e.side===as,a),l===null)return null;oc.copy(a),oc.applyMatrix4(s.matrixWorld);let c=t.ray.origin.distanceTo(oc);return c<t.near||c>t.far?null:{distance:c,point:oc.clone(),object:s}}function ac(s,e,t,n,i,r,o,a,l,c){s.getVertexPosition(a,nc),s.getVertexPosition(l,ic),s.getVertexPosition(c,sc);let h=pv(s,e,t,n,nc,ic,sc,mg);if(h){let u=new L;ss.getBarycoord(mg,nc,ic,sc,u),i&&(h.uv=ss.getInterpolatedAttribute(i,a,l,c,u,new Ve)),r&&(h.uv1=ss.getInterpolatedAttribute(r,a,l,c,u,new Ve)),o&&(h.normal=ss.getInterpolatedAttribute(o,a,l,c,u,new L),h.normal.dot(n.direction)>0&&h.normal.multiplyScalar(-1));let d={a,b:l,c,normal:new L,materialIndex:0};ss.getNormal(nc,ic,sc,d.normal),h.face=d,h.barycoord=u}return h}var js=class extends qn{constructor(e=null,t=1,n=1,i,r,o,a,l,c=vn,h=vn,u,d){super(null,o,a,l,c,h,i,r,u,d),this.isDataTexture=!0,this.image={data:e,width:t,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var Wa=class extends Mt{constructor(e,t,n,i=1){super(e,t,n),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=i}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}toJSON(){let e=super.toJSON();return e.meshPerAttribute=this.meshPerAttribute,e.isInstancedBufferAttribute=!0,e}},Ro=new lt,gg=new lt,lc=[],_g=new os,mv=new lt,Pa=new Wt,Ia=new Cs,Ps=class extends Wt{constructor(e,t,n){super(e,t),this.isInstancedMesh=!0,this.instanceMatrix=new Wa(new Float32Array(n*16),16),this.instanceColor=null,this.morphTexture=null,this.count=n,this.boundingBox=null,this.boundingSphere=null;for(let i=0;i<n;i++)this.setMatrixAt(i,mv)}computeBoundingBox(){let e=this.geometry,t=this.count;this.boundingBox===null&&(this.boundingBox=new os),e.boundingBox===null&&e.computeBoundingBox(),this.boundingBox.makeEmpty();for(let n=0;n<t;n++)this.getMatrixAt(n,Ro),_g.copy(e.boundingBox).applyMatrix4(Ro),this.boundingBox.union(_g)}computeBoundingSphere(){let e=this.geometry,t=this.count;this.boundingSphere===null&&(this.boundingSphere=new Cs),e.boundingSphere===null&&e.computeBoundingSphere(),this.boundingSphere.makeEmpty();for(let n=0;n<t;n++)this.getMatrixAt(n,Ro),Ia.copy(e.boundingSphere).applyMatrix4(Ro),this.boundingSphere.union(Ia)}copy(e,t){return super.copy(e,t),this.instanceMatrix.copy(e.instanceMatrix),this.morphTexture=e.morphTexture!==null?e.morphTexture.clone():null,this.instanceColor=e.instanceColor!==null?e.instanceColor.clone():null,this.count=e.count,this.boundingBox=e.boundingBox!==null?e.boundingBox.clone():null,this.boundingSphere=e.boundingSphere!==null?e.boundingSphere.clone():null,this}getColorAt(e,t){return this.instanceColor===null?t.setRGB(1,1,1):t.fromArray(this.instanceColor.array,e*3)}getMatrixAt(e,t){return t.fromArray(this.instanceMatrix.array,e*16)}getMorphAt(e,t){let n=t.morphTargetInfluences,i=this.morphTexture.source.data.data,r=n.length+1,o=e*r+1;for(let a=0;a<n.length;a++)n[a]=i[o+a]}raycast(e,t){let n=this.matrixWorld,i=this.count;if(Pa.geometry=this.geometry,Pa.material=this.material,Pa.material!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),Ia.copy(this.boundingSphere),Ia.applyMatrix4(n),e.ray.intersectsSphere(Ia)!==!1))for(let r=0;r<i;r++){this.getMatrixAt(r,Ro),gg.multiplyMatrices(n,Ro),Pa.matrixWorld=gg,Pa.raycast(e,lc);for(let o=0,a=lc.length;o<a;o++){let l=lc[o];l.instanceId=r,l.object=this,t.push(l)}lc.length=0}}setColorAt(e,t){return this.instanceColor===null&&(this.instanceColor=new Wa(new Float32Array(this.instanceMatrix.count*3).fill(1),3)),t.toArray(this.instanceColor.array,e*3),this}setMatrixAt(e,t){return t.toArray(this.instanceMatrix.array,e*16),this}setMorphAt(e,t){let n=t.morphTargetInfluences,i=n.length+1;this.morphTexture===null&&(this.morphTexture=new js(new Float32Array(i*this.count),i,this.count,eh,Li));let r=this.morphTexture.source.data.data,o=0;for(let c=0;c<n.length;c++)o+=n[c];let a=this.geometry.morphTargetsRelative?1:1-o,l=i*e;return r[l]=a,r.set(n,l+1),this}updateMorphTargets(){}dispose(){super.dispose(),this.instanceMatrix.dispose(),this.instanceColor!==null&&this.instanceColor.dispose(),this.morphTexture!==null&&(this.morphTexture.dispose(),this.morphTexture=null)}},Er=new Cs,gv=new Ve(.5,.5),cc=new L,Qs=class{constructor(e=new Hn,t=new Hn,n=new Hn,i=new Hn,r=new Hn,o=new Hn){this.planes=[e,t,n,i,r,o]}set(e,t,n,i,r,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(n),a[3].copy(i),a[4].copy(r),a[5].copy(o),this}copy(e){let t=this.planes;for(let n=0;n<6;n++)t[n].copy(e.planes[n]);return this}setFromProjectionMatrix(e,t=Ai,n=!1){let i=this.planes,r=e.elements,o=r[0],a=r[1],l=r[2],c=r[3],h=r[4],u=r[5],d=r[6],f=r[7],m=r[8],x=r[9],p=r[10],g=r[11],v=r[12],R=r[13],b=r[14],A=r[15];if(i[0].setComponents(c-o,f-h,g-m,A-v).normalize(),i[1].setComponents(c+o,f+h,g+m,A+v).normalize(),i[2].setComponents(c+a,f+u,g+x,A+R).normalize(),i[3].setComponents(c-a,f-u,g-x,A-R).normalize(),n)i[4].setComponents(l,d,p,b).normalize(),i[5].setComponents(c-l,f-d,g-p,A-b).normalize();else if(i[4].setComponents(c-l,f-d,g-p,A-b).normalize(),t===Ai)i[5].setComponents(c+l,f+d,g+p,A+b).normalize();else if(t===Oo)i[5].setComponents(l,d,p,b).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),Er.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),Er.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(Er)}intersectsSprite(e){Er.center.set(0,0,0);let t=gv.distanceTo(e.center);return Er.radius=.7071067811865476+t,Er.applyMatrix4(e.matrixWorld),this.intersectsSphere(Er)}intersectsSphere(e){let t=this.planes,n=e.center,i=-e.radius;for(let r=0;r<6;r++)if(t[r].distanceToPoint(n)<i)return!1;return!0}intersectsBox(e){let t=this.planes;for(let n=0;n<6;n++){let i=t[n];if(cc.x=i.normal.x>0?e.max.x:e.min.x,cc.y=i.normal.y>0?e.max.y:e.min.y,cc.z=i.normal.z>0?e.max.z:e.min.z,i.distanceToPoint(cc)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let n=0;n<6;n++)if(t[n].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},yg=new lt,Pc=class s{constructor(){this.coordinateSystem=Ai,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,n=this._frustums;for(let i=0;i<t.length;i++){let r=t[i];yg.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[i]===void 0&&(n[i]=new Qs),n[i].setFromProjectionMatrix(yg,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;let t=this._frustums,n=e._frustums;for(let i=0;i<e._count;i++)t[i]===void 0&&(t[i]=new Qs),t[i].copy(n[i]);return this._count=e._count,this}clone(){return new s().copy(this)}};var Rr=class extends Xi{constructor(e){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new ze(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.linewidth=e.linewidth,this.linecap=e.linecap,this.linejoin=e.linejoin,this.fog=e.fog,this}},Ic=new L,Lc=new L,xg=new lt,La=new Js,hc=new Cs,Ad=new L,vg=new L,Wo=class extends An{constructor(e=new en,t=new Rr){super(),this.isLine=!0,this.type="Line",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[0];for(let i=1,r=t.count;i<r;i++)Ic.fromBufferAttribute(t,i-1),Lc.fromBufferAttribute(t,i),n[i]=n[i-1],n[i]+=Ic.distanceTo(Lc);e.setAttribute("lineDistance",new jt(n,1))}else $e("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,i=this.matrixWorld,r=e.params.Line.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),hc.copy(n.boundingSphere),hc.applyMatrix4(i),hc.radius+=r,e.ray.intersectsSphere(hc)===!1)return;xg.copy(i).invert(),La.copy(e.ray).applyMatrix4(xg);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,h=n.index,d=n.attributes.position;if(h!==null){let f=Math.max(0,o.start),m=Math.min(h.count,o.start+o.count);for(let x=f,p=m-1;x<p;x+=c){let g=h.getX(x),v=h.getX(x+1),R=uc(this,e,La,l,g,v,x);R&&t.push(R)}if(this.isLineLoop){let x=h.getX(m-1),p=h.getX(f),g=uc(this,e,La,l,x,p,m-1);g&&t.push(g)}}else{let f=Math.max(0,o.start),m=Math.min(d.count,o.start+o.count);for(let x=f,p=m-1;x<p;x+=c){let g=uc(this,e,La,l,x,x+1,x);g&&t.push(g)}if(this.isLineLoop){let x=uc(this,e,La,l,m-1,f,m-1);x&&t.push(x)}}}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let i=t[n[0]];if(i!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=i.length;r<o;r++){let a=i[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function uc(s,e,t,n,i,r,o){let a=s.geometry.attributes.position;if(Ic.fromBufferAttribute(a,i),Lc.fromBufferAttribute(a,r),t.distanceSqToSegment(Ic,Lc,Ad,vg)>n)return;Ad.applyMatrix4(s.matrixWorld);let c=e.ray.origin.distanceTo(Ad);if(!(c<e.near||c>e.far))return{distance:c,point:vg.clone().applyMatrix4(s.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:s}}var bg=new L,Mg=new L,Xa=class extends Wo{constructor(e,t){super(e,t),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[];for(let i=0,r=t.count;i<r;i+=2)bg.fromBufferAttribute(t,i),Mg.fromBufferAttribute(t,i+1),n[i]=i===0?0:n[i-1],n[i+1]=n[i]+bg.distanceTo(Mg);e.setAttribute("lineDistance",new jt(n,1))}else $e("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}};var er=class extends qn{constructor(e=[],t,n,i,r,o,a,l,c,h,u,d){super(null,o,a,l,c,h,i,r,u,d),this.isCompressedTexture=!0,this.image={width:t,height:n},this.mipmaps=e,this.flipY=!1,this.generateMipmaps=!1}};var Cr=class extends qn{constructor(e=[],t=zr,n,i,r,o,a,l,c,h){super(e,t,n,i,r,o,a,l,c,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}},qa=class extends qn{constructor(e,t,n,i,r,o,a,l,c){super(e,t,n,i,r,o,a,l,c),this.isCanvasTexture=!0,this.needsUpdate=!0}};var Is=class extends qn{constructor(e,t,n=qi,i,r,o,a=vn,l=vn,c,h=Ts,u=1){if(h!==Ts&&h!==Ds)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:e,height:t,depth:u};super(d,i,r,o,a,l,h,n,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new Rs(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},Ya=class extends Is{constructor(e,t=qi,n=zr,i,r,o=vn,a=vn,l,c=Ts){let h={width:e,height:e,depth:1},u=[h,h,h,h,h,h];super(e,e,t,n,i,r,o,a,l,c),this.image=u,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},$a=class extends qn{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},Ci=class s extends en{constructor(e=1,t=1,n=1,i=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:n,widthSegments:i,heightSegments:r,depthSegments:o};let a=this;i=Math.floor(i),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],h=[],u=[],d=0,f=0;m("z","y","x",-1,-1,n,t,e,o,r,0),m("z","y","x",1,-1,n,t,-e,o,r,1),m("x","z","y",1,1,e,n,t,i,o,2),m("x","z","y",1,-1,e,n,-t,i,o,3),m("x","y","z",1,-1,e,t,n,i,r,4),m("x","y","z",-1,-1,e,t,-n,i,r,5),this.setIndex(l),this.setAttribute("position",new jt(c,3)),this.setAttribute("normal",new jt(h,3)),this.setAttribute("uv",new jt(u,2));function m(x,p,g,v,R,b,A,T,_,E,F){let I=b/_,D=A/E,k=b/2,V=A/2,N=T/2,H=_+1,$=E+1,W=0,ce=0,J=new L;for(let Q=0;Q<$;Q++){let se=Q*D-V;for(let de=0;de<H;de++){let ue=de*I-k;J[x]=ue*v,J[p]=se*R,J[g]=N,c.push(J.x,J.y,J.z),J[x]=0,J[p]=0,J[g]=T>0?1:-1,h.push(J.x,J.y,J.z),u.push(de/_),u.push(1-Q/E),W+=1}}for(let Q=0;Q<E;Q++)for(let se=0;se<_;se++){let de=d+se+H*Q,ue=d+se+H*(Q+1),ee=d+(se+1)+H*(Q+1),me=d+(se+1)+H*Q;l.push(de,ue,me),l.push(ue,ee,me),ce+=6}a.addGroup(f,ce,F),f+=ce,d+=W}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new s(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}},Za=class s extends en{constructor(e=1,t=1,n=4,i=8,r=1){super(),this.type="CapsuleGeometry",this.parameters={radius:e,height:t,capSegments:n,radialSegments:i,heightSegments:r},t=Math.max(0,t),n=Math.max(1,Math.floor(n)),i=Math.max(3,Math.floor(i)),r=Math.max(1,Math.floor(r));let o=[],a=[],l=[],c=[],h=t/2,u=Math.PI/2*e,d=t,f=2*u+d,m=n*2+r,x=i+1,p=new L,g=new L;for(let v=0;v<=m;v++){let R=0,b=0,A=0,T=0;if(v<=n){let F=v/n,I=F*Math.PI/2;b=-h-e*Math.cos(I),A=e*Math.sin(I),T=-e*Math.cos(I),R=F*u}else if(v<=n+r){let F=(v-n)/r;b=-h+F*t,A=e,T=0,R=u+F*d}else{let F=(v-n-r)/n,I=F*Math.PI/2;b=h+e*Math.sin(I),A=e*Math.cos(I),T=e*Math.sin(I),R=u+d+F*u}let _=Math.max(0,Math.min(1,R/f)),E=0;v===0?E=.5/i:v===m&&(E=-.5/i);for(let F=0;F<=i;F++){let I=F/i,D=I*Math.PI*2,k=Math.sin(D),V=Math.cos(D);g.x=-A*V,g.y=b,g.z=A*k,a.push(g.x,g.y,g.z),p.set(-A*V,T,A*k),p.normalize(),l.push(p.x,p.y,p.z),c.push(I+E,_)}if(v>0){let F=(v-1)*x;for(let I=0;I<i;I++){let D=F+I,k=F+I+1,V=v*x+I,N=v*x+I+1;o.push(D,k,V),o.push(k,N,V)}}}this.setIndex(o),this.setAttribute("position",new jt(a,3)),this.setAttribute("normal",new jt(l,3)),this.setAttribute("uv",new jt(c,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new s(e.radius,e.height,e.capSegments,e.radialSegments,e.heightSegments)}};var Pr=class s extends en{constructor(e=1,t=1,n=1,i=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:n,radialSegments:i,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};let c=this;i=Math.floor(i),r=Math.floor(r);let h=[],u=[],d=[],f=[],m=0,x=[],p=n/2,g=0;v(),o===!1&&(e>0&&R(!0),t>0&&R(!1)),this.setIndex(h),this.setAttribute("position",new jt(u,3)),this.setAttribute("normal",new jt(d,3)),this.setAttribute("uv",new jt(f,2));function v(){let b=new L,A=new L,T=0,_=(t-e)/n;for(let E=0;E<=r;E++){let F=[],I=E/r,D=I*(t-e)+e;for(let k=0;k<=i;k++){let V=k/i,N=V*l+a,H=Math.sin(N),$=Math.cos(N);A.x=D*H,A.y=-I*n+p,A.z=D*$,u.push(A.x,A.y,A.z),b.set(H,_,$).normalize(),d.push(b.x,b.y,b.z),f.push(V,1-I),F.push(m++)}x.push(F)}for(let E=0;E<i;E++)for(let F=0;F<r;F++){let I=x[F][E],D=x[F+1][E],k=x[F+1][E+1],V=x[F][E+1];(e>0||F!==0)&&(h.push(I,D,V),T+=3),(t>0||F!==r-1)&&(h.push(D,k,V),T+=3)}c.addGroup(g,T,0),g+=T}function R(b){let A=m,T=new Ve,_=new L,E=0,F=b===!0?e:t,I=b===!0?1:-1;for(let k=1;k<=i;k++)u.push(0,p*I,0),d.push(0,I,0),f.push(.5,.5),m++;let D=m;for(let k=0;k<=i;k++){let N=k/i*l+a,H=Math.cos(N),$=Math.sin(N);_.x=F*$,_.y=p*I,_.z=F*H,u.push(_.x,_.y,_.z),d.push(0,I,0),T.x=H*.5+.5,T.y=$*.5*I+.5,f.push(T.x,T.y),m++}for(let k=0;k<i;k++){let V=A+k,N=D+k;b===!0?h.push(N,N+1,V):h.push(N+1,N,V),E+=3}c.addGroup(g,E,b===!0?1:2),g+=E}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new s(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}},Ka=class s extends Pr{constructor(e=1,t=1,n=32,i=1,r=!1,o=0,a=Math.PI*2){super(0,e,t,n,i,r,o,a),this.type="ConeGeometry",this.parameters={radius:e,height:t,radialSegments:n,heightSegments:i,openEnded:r,thetaStart:o,thetaLength:a}}static fromJSON(e){return new s(e.radius,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}};var dc=new L,fc=new L,Rd=new L,pc=new ss,Ja=class extends en{constructor(e=null,t=1){if(super(),this.type="EdgesGeometry",this.parameters={geometry:e,thresholdAngle:t},e!==null){let i=Math.pow(10,4),r=Math.cos(Lo*t),o=e.getIndex(),a=e.getAttribute("position"),l=o?o.count:a.count,c=[0,0,0],h=["a","b","c"],u=new Array(3),d=new Map,f=[];for(let m=0;m<l;m+=3){o?(c[0]=o.getX(m),c[1]=o.getX(m+1),c[2]=o.getX(m+2)):(c[0]=m,c[1]=m+1,c[2]=m+2);let{a:x,b:p,c:g}=pc;if(x.fromBufferAttribute(a,c[0]),p.fromBufferAttribute(a,c[1]),g.fromBufferAttribute(a,c[2]),pc.getNormal(Rd),u[0]=`${Math.round(x.x*i)},${Math.round(x.y*i)},${Math.round(x.z*i)}`,u[1]=`${Math.round(p.x*i)},${Math.round(p.y*i)},${Math.round(p.z*i)}`,u[2]=`${Math.round(g.x*i)},${Math.round(g.y*i)},${Math.round(g.z*i)}`,!(u[0]===u[1]||u[1]===u[2]||u[2]===u[0]))for(let v=0;v<3;v++){let R=(v+1)%3,b=u[v],A=u[R],T=pc[h[v]],_=pc[h[R]],E=`${b}_${A}`,F=`${A}_${b}`,I=d.get(F);I?(Rd.dot(I.normal)<=r&&(f.push(T.x,T.y,T.z),f.push(_.x,_.y,_.z)),d.set(F,null)):d.has(E)||d.set(E,{index0:c[v],index1:c[R],normal:Rd.clone()})}}for(let m of d.values())if(m){let{index0:x,index1:p}=m;dc.fromBufferAttribute(a,x),fc.fromBufferAttribute(a,p),f.push(dc.x,dc.y,dc.z),f.push(fc.x,fc.y,fc.z)}this.setAttribute("position",new jt(f,3))}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}};var Ir=class s extends en{constructor(e=1,t=1,n=1,i=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:n,heightSegments:i};let r=e/2,o=t/2,a=Math.floor(n),l=Math.floor(i),c=a+1,h=l+1,u=e/a,d=t/l,f=[],m=[],x=[],p=[];for(let g=0;g<h;g++){let v=g*d-o;for(let R=0;R<c;R++){let b=R*u-r;m.push(b,-v,0),x.push(0,0,1),p.push(R/a),p.push(1-g/l)}}for(let g=0;g<l;g++)for(let v=0;v<a;v++){let R=v+c*g,b=v+c*(g+1),A=v+1+c*(g+1),T=v+1+c*g;f.push(R,b,T),f.push(b,A,T)}this.setIndex(f),this.setAttribute("position",new jt(m,3)),this.setAttribute("normal",new jt(x,3)),this.setAttribute("uv",new jt(p,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new s(e.width,e.height,e.widthSegments,e.heightSegments)}};var Lr=class s extends en{constructor(e=1,t=32,n=16,i=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:e,widthSegments:t,heightSegments:n,phiStart:i,phiLength:r,thetaStart:o,thetaLength:a},t=Math.max(3,Math.floor(t)),n=Math.max(2,Math.floor(n));let l=Math.min(o+a,Math.PI),c=0,h=[],u=new L,d=new L,f=[],m=[],x=[],p=[];for(let g=0;g<=n;g++){let v=[],R=g/n,b=o+R*a,A=e*Math.cos(b),T=Math.sqrt(e*e-A*A),_=0;g===0&&o===0?_=.5/t:g===n&&l===Math.PI&&(_=-.5/t);for(let E=0;E<=t;E++){let F=E/t,I=i+F*r;u.x=-T*Math.cos(I),u.y=A,u.z=T*Math.sin(I),m.push(u.x,u.y,u.z),d.copy(u).normalize(),x.push(d.x,d.y,d.z),p.push(F+_,1-R),v.push(c++)}h.push(v)}for(let g=0;g<n;g++)for(let v=0;v<t;v++){let R=h[g][v+1],b=h[g][v],A=h[g+1][v],T=h[g+1][v+1];(g!==0||o>0)&&f.push(R,b,T),(g!==n-1||l<Math.PI)&&f.push(b,A,T)}this.setIndex(f),this.setAttribute("position",new jt(m,3)),this.setAttribute("normal",new jt(x,3)),this.setAttribute("uv",new jt(p,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new s(e.radius,e.widthSegments,e.heightSegments,e.phiStart,e.phiLength,e.thetaStart,e.thetaLength)}};function Wr(s){let e={};for(let t in s){e[t]={};for(let n in s[t]){let i=s[t][n];if(Sg(i))i.isRenderTargetTexture?($e("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][n]=null):e[t][n]=i.clone();else if(Array.isArray(i))if(Sg(i[0])){let r=[];for(let o=0,a=i.length;o<a;o++)r[o]=i[o].clone();e[t][n]=r}else e[t][n]=i.slice();else e[t][n]=i}}return e}function $n(s){let e={};for(let t=0;t<s.length;t++){let n=Wr(s[t]);for(let i in n)e[i]=n[i]}return e}function Sg(s){return s&&(s.isColor||s.isMatrix3||s.isMatrix4||s.isVector2||s.isVector3||s.isVector4||s.isTexture||s.isQuaternion)}function _v(s){let e=[];for(let t=0;t<s.length;t++)e.push(s[t].clone());return e}function mf(s){let e=s.getRenderTarget();return e===null?s.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:mt.workingColorSpace}var m0={clone:Wr,merge:$n},yv=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,xv=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,Pi=class extends Xi{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=yv,this.fragmentShader=xv,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=Wr(e.uniforms),this.uniformsGroups=_v(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let i in this.uniforms){let o=this.uniforms[i].value;o&&o.isTexture?t.uniforms[i]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[i]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[i]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[i]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[i]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[i]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[i]={type:"m4",value:o.toArray()}:t.uniforms[i]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let n={};for(let i in this.extensions)this.extensions[i]===!0&&(n[i]=!0);return Object.keys(n).length>0&&(t.extensions=n),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let n in e.uniforms){let i=e.uniforms[n];switch(this.uniforms[n]={},i.type){case"t":this.uniforms[n].value=t[i.value]||null;break;case"c":this.uniforms[n].value=new ze().setHex(i.value);break;case"v2":this.uniforms[n].value=new Ve().fromArray(i.value);break;case"v3":this.uniforms[n].value=new L().fromArray(i.value);break;case"v4":this.uniforms[n].value=new Gt().fromArray(i.value);break;case"m3":this.uniforms[n].value=new nt().fromArray(i.value);break;case"m4":this.uniforms[n].value=new lt().fromArray(i.value);break;default:this.uniforms[n].value=i.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let n in e.extensions)this.extensions[n]=e.extensions[n];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},Dc=class extends Pi{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}},ja=class extends Xi{constructor(e){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new ze(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new ze(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=hl,this.normalScale=new Ve(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new rs,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.defines={STANDARD:""},this.color.copy(e.color),this.roughness=e.roughness,this.metalness=e.metalness,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.roughnessMap=e.roughnessMap,this.metalnessMap=e.metalnessMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.envMapIntensity=e.envMapIntensity,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}};var Dr=class extends Xi{constructor(e){super(),this.isMeshPhongMaterial=!0,this.type="MeshPhongMaterial",this.color=new ze(16777215),this.specular=new ze(1118481),this.shininess=30,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new ze(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=hl,this.normalScale=new Ve(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new rs,this.combine=Yc,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.specular.copy(e.specular),this.shininess=e.shininess,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.envMapIntensity=e.envMapIntensity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}};var Nc=class extends Xi{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=t0,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},Uc=class extends Xi{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function Co(s,e){return!s||s.constructor===e?s:typeof e.BYTES_PER_ELEMENT=="number"?new e(s):Array.prototype.slice.call(s)}function mc(s){return s!==void 0&&s.inTangents!==void 0&&s.outTangents!==void 0}var tr=class{constructor(e,t,n,i){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=i!==void 0?i:new t.constructor(n),this.sampleValues=t,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,n=this._cachedIndex,i=t[n],r=t[n-1];n:{e:{let o;t:{i:if(!(e<i)){for(let a=n+2;;){if(i===void 0){if(e<r)break i;return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=i,i=t[++n],e<i)break e}o=t.length;break t}if(!(e>=r)){let a=t[1];e<a&&(n=2,r=a);for(let l=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===l)break;if(i=r,r=t[--n-1],e>=r)break e}o=n,n=0;break t}break n}for(;n<o;){let a=n+o>>>1;e<t[a]?o=a:n=a+1}if(i=t[n],r=t[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(i===void 0)return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,i)}return this.interpolate_(n,r,e,i)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,n=this.sampleValues,i=this.valueSize,r=e*i;for(let o=0;o!==i;++o)t[o]=n[r+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},Fc=class extends tr{constructor(e,t,n,i){super(e,t,n,i),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:Id,endingEnd:Id}}intervalChanged_(e,t,n){let i=this.parameterPositions,r=e-2,o=e+1,a=i[r],l=i[o];if(a===void 0)switch(this.getSettings_().endingStart){case Ld:r=e,a=2*t-n;break;case Dd:r=i.length-2,a=t+i[r]-i[r+1];break;default:r=e,a=n}if(l===void 0)switch(this.getSettings_().endingEnd){case Ld:o=e,l=2*n-t;break;case Dd:o=1,l=n+i[1]-i[0];break;default:o=e-1,l=t}let c=(n-t)*.5,h=this.valueSize;this._weightPrev=c/(t-a),this._weightNext=c/(l-n),this._offsetPrev=r*h,this._offsetNext=o*h}interpolate_(e,t,n,i){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=this._offsetPrev,u=this._offsetNext,d=this._weightPrev,f=this._weightNext,m=(n-t)/(i-t),x=m*m,p=x*m,g=-d*p+2*d*x-d*m,v=(1+d)*p+(-1.5-2*d)*x+(-.5+d)*m+1,R=(-1-f)*p+(1.5+f)*x+.5*m,b=f*p-f*x;for(let A=0;A!==a;++A)r[A]=g*o[h+A]+v*o[c+A]+R*o[l+A]+b*o[u+A];return r}},Oc=class extends tr{constructor(e,t,n,i){super(e,t,n,i)}interpolate_(e,t,n,i){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=(n-t)/(i-t),u=1-h;for(let d=0;d!==a;++d)r[d]=o[c+d]*u+o[l+d]*h;return r}},Bc=class extends tr{constructor(e,t,n,i){super(e,t,n,i)}interpolate_(e){return this.copySampleValue_(e-1)}},kc=class extends tr{interpolate_(e,t,n,i){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=this.inTangents,u=this.outTangents;if(!h||!u){let m=(n-t)/(i-t),x=1-m;for(let p=0;p!==a;++p)r[p]=o[c+p]*x+o[l+p]*m;return r}let d=a*2,f=e-1;for(let m=0;m!==a;++m){let x=o[c+m],p=o[l+m],g=f*d+m*2,v=u[g],R=u[g+1],b=e*d+m*2,A=h[b],T=h[b+1],_=bv(n,t,v,A,i);r[m]=g0(_,x,R,T,p)}return r}};function g0(s,e,t,n,i){let r=1-s;return r*r*r*e+3*r*r*s*t+3*r*s*s*n+s*s*s*i}function vv(s,e,t,n,i){let r=1-s;return 3*r*r*(t-e)+6*r*s*(n-t)+3*s*s*(i-n)}function bv(s,e,t,n,i){let r=(s-e)/(i-e);for(let o=0;o<8;o++){let a=g0(r,e,t,n,i)-s;if(Math.abs(a)<1e-10)break;let l=vv(r,e,t,n,i);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var _i=class{constructor(e,t,n,i){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=Co(t,this.TimeBufferType),this.values=Co(n,this.ValueBufferType),this.setInterpolation(i||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,n;if(t.toJSON!==this.toJSON)n=t.toJSON(e);else{n={name:e.name,times:Co(e.times,Array),values:Co(e.values,Array)};let i=e.getInterpolation();i!==e.DefaultInterpolation&&(n.interpolation=i),mc(e.settings)&&(n.settings={inTangents:Co(e.settings.inTangents,Array),outTangents:Co(e.settings.outTangents,Array)})}return n.type=e.ValueTypeName,n}InterpolantFactoryMethodDiscrete(e){return new Bc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new Oc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new Fc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new kc(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case Tr:t=this.InterpolantFactoryMethodDiscrete;break;case Fo:t=this.InterpolantFactoryMethodLinear;break;case yc:t=this.InterpolantFactoryMethodSmooth;break;case Pd:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return $e("KeyframeTrack:",n),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Tr;case this.InterpolantFactoryMethodLinear:return Fo;case this.InterpolantFactoryMethodSmooth:return yc;case this.InterpolantFactoryMethodBezier:return Pd}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let n=0,i=t.length;n!==i;++n)t[n]+=e;mc(this.settings)&&(wg(this.settings.inTangents,e),wg(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let n=0,i=t.length;n!==i;++n)t[n]*=e;mc(this.settings)&&(Eg(this.settings.inTangents,e),Eg(this.settings.outTangents,e))}return this}trim(e,t){let n=this.times,i=n.length,r=0,o=i-1;for(;r!==i&&n[r]<e;)++r;for(;o!==-1&&n[o]>t;)--o;if(++o,r!==0||o!==i){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(Je("KeyframeTrack: Invalid value size in track.",this),e=!1);let n=this.times,i=this.values,r=n.length;r===0&&(Je("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==r;a++){let l=n[a];if(typeof l=="number"&&isNaN(l)){Je("KeyframeTrack: Time is not a valid number.",this,a,l),e=!1;break}if(o!==null&&o>l){Je("KeyframeTrack: Out of order keys.",this,a,l,o),e=!1;break}o=l}if(i!==void 0&&Fx(i))for(let a=0,l=i.length;a!==l;++a){let c=i[a];if(isNaN(c)){Je("KeyframeTrack: Value is not a valid number.",this,a,c),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),n=this.getValueSize(),i=this.getInterpolation()===yc,r=e.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=e[a],h=e[a+1];if(c!==h&&(a!==1||c!==e[0]))if(i)l=!0;else{let u=a*n,d=u-n,f=u+n;for(let m=0;m!==n;++m){let x=t[u+m];if(x!==t[d+m]||x!==t[f+m]){l=!0;break}}}if(l){if(a!==o){e[o]=e[a];let u=a*n,d=o*n;for(let f=0;f!==n;++f)t[d+f]=t[u+f]}++o}}if(r>0){e[o]=e[r];for(let a=r*n,l=o*n,c=0;c!==n;++c)t[l+c]=t[a+c];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*n)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),n=this.constructor,i=new n(this.name,e,t);return i.createInterpolant=this.createInterpolant,mc(this.settings)&&(i.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),i}};function wg(s,e){for(let t=0,n=s.length;t!==n;t+=2)s[t]+=e}function Eg(s,e){for(let t=0,n=s.length;t!==n;t+=2)s[t]*=e}_i.prototype.ValueTypeName="";_i.prototype.TimeBufferType=Float32Array;_i.prototype.ValueBufferType=Float32Array;_i.prototype.DefaultInterpolation=Fo;var nr=class extends _i{constructor(e,t,n){super(e,t,n)}};nr.prototype.ValueTypeName="bool";nr.prototype.ValueBufferType=Array;nr.prototype.DefaultInterpolation=Tr;nr.prototype.InterpolantFactoryMethodLinear=void 0;nr.prototype.InterpolantFactoryMethodSmooth=void 0;var zc=class extends _i{constructor(e,t,n,i){super(e,t,n,i)}};zc.prototype.ValueTypeName="color";var Hc=class extends _i{constructor(e,t,n,i){super(e,t,n,i)}};Hc.prototype.ValueTypeName="number";var Vc=class extends tr{constructor(e,t,n,i){super(e,t,n,i)}interpolate_(e,t,n,i){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(n-t)/(i-t),c=e*a;for(let h=c+a;c!==h;c+=4)Lt.slerpFlat(r,0,o,c-a,o,c,l);return r}},Qa=class extends _i{constructor(e,t,n,i){super(e,t,n,i)}InterpolantFactoryMethodLinear(e){return new Vc(this.times,this.values,this.getValueSize(),e)}};Qa.prototype.ValueTypeName="quaternion";Qa.prototype.InterpolantFactoryMethodSmooth=void 0;var ir=class extends _i{constructor(e,t,n){super(e,t,n)}};ir.prototype.ValueTypeName="string";ir.prototype.ValueBufferType=Array;ir.prototype.DefaultInterpolation=Tr;ir.prototype.InterpolantFactoryMethodLinear=void 0;ir.prototype.InterpolantFactoryMethodSmooth=void 0;var Gc=class extends _i{constructor(e,t,n,i){super(e,t,n,i)}};Gc.prototype.ValueTypeName="vector";var Wc=class{constructor(e,t,n){let i=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=n,this._abortController=null,this.itemStart=function(h){a++,r===!1&&i.onStart!==void 0&&i.onStart(h,o,a),r=!0},this.itemEnd=function(h){o++,i.onProgress!==void 0&&i.onProgress(h,o,a),o===a&&(r=!1,i.onLoad!==void 0&&i.onLoad())},this.itemError=function(h){i.onError!==void 0&&i.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),l?l(h):h},this.setURLModifier=function(h){return l=h,this},this.addHandler=function(h,u){return c.push(h,u),this},this.removeHandler=function(h){let u=c.indexOf(h);return u!==-1&&c.splice(u,2),this},this.getHandler=function(h){for(let u=0,d=c.length;u<d;u+=2){let f=c[u],m=c[u+1];if(f.global&&(f.lastIndex=0),f.test(h))return m}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},_0=new Wc,Xc=class{constructor(e){this.manager=e!==void 0?e:_0,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let n=this;return new Promise(function(i,r){n.load(e,i,t,r)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};Xc.DEFAULT_MATERIAL_NAME="__DEFAULT";var Ls=class extends An{static registerNode(e){this.prototype._lightNode=e}constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new ze(e),this.intensity=t}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){let t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,t}};var Cd=new lt,Tg=new L,Ag=new L,Xo=class{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new Ve(512,512),this.mapType=ri,this.map=null,this.mapPass=null,this.matrix=new lt,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new Qs,this._frameExtents=new Ve(1,1),this._viewportCount=1,this._viewports=[new Gt(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(e){let t=this.camera;Tg.setFromMatrixPosition(e.matrixWorld),t.position.copy(Tg),Ag.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(Ag),t.updateMatrixWorld(),this._updateMatrix(t,this.matrix,this._frustum)}_updateMatrix(e,t,n,i){Cd.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),n.setFromProjectionMatrix(Cd,e.coordinateSystem,e.reversedDepth);let r=this._frameExtents,o=i?i.z/r.x:1,a=i?i.w/r.y:1,l=i?i.x/r.x:0,c=i?i.y/r.y:0;e.coordinateSystem===Oo||e.reversedDepth?t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),t.multiply(Cd)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this.mapType=e.mapType,this.biasNode=e.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let e={};return e.intensity=this.intensity,e.bias=this.bias,e.normalBias=this.normalBias,e.radius=this.radius,e.blurSamples=this.blurSamples,e.mapSize=this.mapSize.toArray(),e.mapType=this.mapType,e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}},gc=new L,_c=new Lt,is=new L,el=class extends An{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new lt,this.projectionMatrix=new lt,this.projectionMatrixInverse=new lt,this.coordinateSystem=Ai,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(gc,_c,is),is.x===1&&is.y===1&&is.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(gc,_c,is.set(1,1,1)).invert()}updateWorldMatrix(e,t,n=!1){super.updateWorldMatrix(e,t,n),this.matrixWorld.decompose(gc,_c,is),is.x===1&&is.y===1&&is.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(gc,_c,is.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},Zs=new L,Rg=new Ve,Cg=new Ve,an=class extends el{constructor(e=50,t=1,n=.1,i=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=n,this.far=i,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=Ar*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(Lo*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return Ar*2*Math.atan(Math.tan(Lo*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,n){Zs.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(Zs.x,Zs.y).multiplyScalar(-e/Zs.z),Zs.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(Zs.x,Zs.y).multiplyScalar(-e/Zs.z)}getViewSize(e,t){return this.getViewBounds(e,Rg,Cg),t.subVectors(Cg,Rg)}setViewOffset(e,t,n,i,r,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=i,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(Lo*.5*this.fov)/this.zoom,n=2*t,i=this.aspect*n,r=-.5*i,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*i/l,t-=o.offsetY*n/c,i*=o.width/l,n*=o.height/c}let a=this.filmOffset;a!==0&&(r+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+i,t,t-n,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}},Nd=class extends Xo{constructor(){super(new an(50,1,.5,500)),this.isSpotLightShadow=!0,this.focus=1,this.aspect=1}updateMatrices(e){let t=this.camera,n=Ar*2*e.angle*this.focus,i=this.mapSize.width/this.mapSize.height*this.aspect,r=e.distance||t.far;(n!==t.fov||i!==t.aspect||r!==t.far)&&(t.fov=n,t.aspect=i,t.far=r,t.updateProjectionMatrix()),super.updateMatrices(e)}copy(e){return super.copy(e),this.focus=e.focus,this.aspect=e.aspect,this}toJSON(){let e=super.toJSON();return e.focus=this.focus,e.aspect=this.aspect,e}},sr=class extends Ls{constructor(e,t,n=0,i=Math.PI/3,r=0,o=2){super(e,t),this.isSpotLight=!0,this.type="SpotLight",this.position.copy(An.DEFAULT_UP),this.updateMatrix(),this.target=new An,this.distance=n,this.angle=i,this.penumbra=r,this.decay=o,this.map=null,this.shadow=new Nd}get power(){return this.intensity*Math.PI}set power(e){this.intensity=e/Math.PI}dispose(){super.dispose(),this.shadow.dispose()}copy(e,t){return super.copy(e,t),this.distance=e.distance,this.angle=e.angle,this.penumbra=e.penumbra,this.decay=e.decay,this.target=e.target.clone(),this.map=e.map,this.shadow=e.shadow.clone(),this}toJSON(e){let t=super.toJSON(e);return t.object.distance=this.distance,t.object.angle=this.angle,t.object.decay=this.decay,t.object.penumbra=this.penumbra,t.object.target=this.target.uuid,this.map&&this.map.isTexture&&(t.object.map=this.map.toJSON(e).uuid),t.object.shadow=this.shadow.toJSON(),t}},Ud=class extends Xo{constructor(){super(new an(90,1,.5,500)),this.isPointLightShadow=!0}},Nr=class extends Ls{constructor(e,t,n=0,i=2){super(e,t),this.isPointLight=!0,this.type="PointLight",this.distance=n,this.decay=i,this.shadow=new Ud}get power(){return this.intensity*4*Math.PI}set power(e){this.intensity=e/(4*Math.PI)}dispose(){super.dispose(),this.shadow.dispose()}copy(e,t){return super.copy(e,t),this.distance=e.distance,this.decay=e.decay,this.shadow=e.shadow.clone(),this}toJSON(e){let t=super.toJSON(e);return t.object.distance=this.distance,t.object.decay=this.decay,t.object.shadow=this.shadow.toJSON(),t}},Ur=class extends el{constructor(e=-1,t=1,n=1,i=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=n,this.bottom=i,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,n,i,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=i,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,i=(this.top+this.bottom)/2,r=n-e,o=n+e,a=i+t,l=i-t;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=h*this.view.offsetY,l=a-h*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}},Fd=class extends Xo{constructor(){super(new Ur(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},rr=class extends Ls{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(An.DEFAULT_UP),this.updateMatrix(),this.target=new An,this.shadow=new Fd}dispose(){super.dispose(),this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}toJSON(e){let t=super.toJSON(e);return t.object.shadow=this.shadow.toJSON(),t.object.target=this.target.uuid,t}},tl=class extends Ls{constructor(e,t){super(e,t),this.isAmbientLight=!0,this.type="AmbientLight"}};var Po=-90,Io=1,qo=class extends An{constructor(e,t,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let i=new an(Po,Io,e,t);i.layers=this.layers,this.add(i);let r=new an(Po,Io,e,t);r.layers=this.layers,this.add(r);let o=new an(Po,Io,e,t);o.layers=this.layers,this.add(o);let a=new an(Po,Io,e,t);a.layers=this.layers,this.add(a);let l=new an(Po,Io,e,t);l.layers=this.layers,this.add(l);let c=new an(Po,Io,e,t);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[n,i,r,o,a,l]=t;for(let c of t)this.remove(c);if(e===Ai)n.up.set(0,1,0),n.lookAt(1,0,0),i.up.set(0,1,0),i.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(e===Oo)n.up.set(0,-1,0),n.lookAt(-1,0,0),i.up.set(0,-1,0),i.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let c of t)this.add(c),c.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:i}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,h]=this.children,u=e.getRenderTarget(),d=e.getActiveCubeFace(),f=e.getActiveMipmapLevel(),m=e.xr.enabled;e.xr.enabled=!1;let x=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let p=!1;e.isWebGLRenderer===!0?p=e.state.buffers.depth.getReversed():p=e.reversedDepthBuffer,e.setRenderTarget(n,0,i),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(n,1,i),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(n,2,i),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(n,3,i),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(n,4,i),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),n.texture.mipmapsAutoUpdate=x,e.setRenderTarget(n,5,i),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,h),e.setRenderTarget(u,d,f),e.xr.enabled=m,n.texture.needsPMREMUpdate=!0}},qc=class extends an{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var gf="\\[\\]\\.:\\/",Mv=new RegExp("["+gf+"]","g"),_f="[^"+gf+"]",Sv="[^"+gf.replace("\\.","")+"]",wv=/((?:WC+[\/:])*)/.source.replace("WC",_f),Ev=/(WCOD+)?/.source.replace("WCOD",Sv),Tv=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",_f),Av=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",_f),Rv=new RegExp("^"+wv+Ev+Tv+Av+"$"),Cv=["material","materials","bones","map"],Od=class{constructor(e,t,n){let i=n||Pt.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,i)}getValue(e,t){this.bind();let n=this._targetGroup.nCachedObjects_,i=this._bindings[n];i!==void 0&&i.getValue(e,t)}setValue(e,t){let n=this._bindings;for(let i=this._targetGroup.nCachedObjects_,r=n.length;i!==r;++i)n[i].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].unbind()}},Pt=class s{constructor(e,t,n){this.path=t,this.parsedPath=n||s.parseTrackName(t),this.node=s.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,n){return e&&e.isAnimationObjectGroup?new s.Composite(e,t,n):new s(e,t,n)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(Mv,"")}static parseTrackName(e){let t=Rv.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let n={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},i=n.nodeName&&n.nodeName.lastIndexOf(".");if(i!==void 0&&i!==-1){let r=n.nodeName.substring(i+1);Cv.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,i),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return n}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let n=e.skeleton.getBoneByName(t);if(n!==void 0)return n}if(e.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===t||a.uuid===t)return a;let l=n(a.children);if(l)return l}return null},i=n(e.children);if(i)return i}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let n=this.resolvedProperty;for(let i=0,r=n.length;i!==r;++i)e[t++]=n[i]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let n=this.resolvedProperty;for(let i=0,r=n.length;i!==r;++i)n[i]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let n=this.resolvedProperty;for(let i=0,r=n.length;i!==r;++i)n[i]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let n=this.resolvedProperty;for(let i=0,r=n.length;i!==r;++i)n[i]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,n=t.objectName,i=t.propertyName,r=t.propertyIndex;if(e||(e=s.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){$e("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let c=t.objectIndex;switch(n){case"materials":if(!e.material){Je("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){Je("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){Je("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let h=0;h<e.length;h++)if(e[h].name===c){c=h;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){Je("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){Je("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[n]===void 0){Je("PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[n]}if(c!==void 0){if(e[c]===void 0){Je("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[c]}}let o=e[i];if(o===void 0){let c=t.nodeName;Je("PropertyBinding: Trying to update property for track: "+c+"."+i+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(i==="morphTargetInfluences"){if(!e.geometry){Je("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){Je("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[r]!==void 0&&(r=e.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=i;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};Pt.Composite=Od;Pt.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};Pt.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};Pt.prototype.GetterByBindingType=[Pt.prototype._getValue_direct,Pt.prototype._getValue_array,Pt.prototype._getValue_arrayElement,Pt.prototype._getValue_toArray];Pt.prototype.SetterByBindingTypeAndVersioning=[[Pt.prototype._setValue_direct,Pt.prototype._setValue_direct_setNeedsUpdate,Pt.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[Pt.prototype._setValue_array,Pt.prototype._setValue_array_setNeedsUpdate,Pt.prototype._setValue_array_setMatrixWorldNeedsUpdate],[Pt.prototype._setValue_arrayElement,Pt.prototype._setValue_arrayElement_setNeedsUpdate,Pt.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[Pt.prototype._setValue_fromArray,Pt.prototype._setValue_fromArray_setNeedsUpdate,Pt.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var wT=new Float32Array(1);var Pg=new lt,nl=class{constructor(e,t,n=0,i=1/0){this.ray=new Js(e,t),this.near=n,this.far=i,this.camera=null,this.layers=new zo,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(e,t){this.ray.set(e,t)}setFromCamera(e,t){t.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(e.x,e.y,.5).unproject(t).sub(this.ray.origin).normalize(),this.camera=t):t.isOrthographicCamera?(this.ray.origin.set(e.x,e.y,t.projectionMatrix.elements[14]).unproject(t),this.ray.direction.set(0,0,-1).transformDirection(t.matrixWorld),this.camera=t):Je("Raycaster: Unsupported camera type: "+t.type)}setFromXRController(e){return Pg.identity().extractRotation(e.matrixWorld),this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(Pg),this}intersectObject(e,t=!0,n=[]){return Bd(e,this,n,t),n.sort(Ig),n}intersectObjects(e,t=!0,n=[]){for(let i=0,r=e.length;i<r;i++)Bd(e[i],this,n,t);return n.sort(Ig),n}};function Ig(s,e){return s.distance-e.distance}function Bd(s,e,t,n){let i=!0;if(s.layers.test(e.layers)&&s.raycast(e,t)===!1&&(i=!1),i===!0&&n===!0){let r=s.children;for(let o=0,a=r.length;o<a;o++)Bd(r[o],e,t,!0)}}var Yo=class{constructor(e=1,t=0,n=0){this.radius=e,this.phi=t,this.theta=n}set(e,t,n){return this.radius=e,this.phi=t,this.theta=n,this}copy(e){return this.radius=e.radius,this.phi=e.phi,this.theta=e.theta,this}makeSafe(){return this.phi=gt(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(e){return this.setFromCartesianCoords(e.x,e.y,e.z)}setFromCartesianCoords(e,t,n){return this.radius=Math.sqrt(e*e+t*t+n*n),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(e,n),this.phi=Math.acos(gt(t/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var kd=class{static{this.prototype.isMatrix2=!0}constructor(e,t,n,i){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,n,i)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let n=0;n<4;n++)this.elements[n]=e[n+t];return this}set(e,t,n,i){let r=this.elements;return r[0]=e,r[2]=t,r[1]=n,r[3]=i,this}};var il=class extends Wi{constructor(e,t=null){super(),this.object=e,this.domElement=t,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(e){this.domElement!==null&&this.disconnect(),this.domElement=e}disconnect(){}dispose(){}update(){}};function yf(s,e,t,n){let i=Pv(n);switch(t){case sf:return s*e;case eh:return s*e/i.components*i.byteLength;case th:return s*e/i.components*i.byteLength;case lr:return s*e*2/i.components*i.byteLength;case nh:return s*e*2/i.components*i.byteLength;case rf:return s*e*3/i.components*i.byteLength;case si:return s*e*4/i.components*i.byteLength;case ih:return s*e*4/i.components*i.byteLength;case sl:case rl:return Math.floor((s+3)/4)*Math.floor((e+3)/4)*8;case ol:case al:return Math.floor((s+3)/4)*Math.floor((e+3)/4)*16;case rh:case ah:return Math.max(s,16)*Math.max(e,8)/4;case sh:case oh:return Math.max(s,8)*Math.max(e,8)/2;case lh:case ch:case uh:case dh:return Math.floor((s+3)/4)*Math.floor((e+3)/4)*8;case hh:case ll:case fh:return Math.floor((s+3)/4)*Math.floor((e+3)/4)*16;case ph:return Math.floor((s+3)/4)*Math.floor((e+3)/4)*16;case mh:return Math.floor((s+4)/5)*Math.floor((e+3)/4)*16;case gh:return Math.floor((s+4)/5)*Math.floor((e+4)/5)*16;case _h:return Math.floor((s+5)/6)*Math.floor((e+4)/5)*16;case yh:return Math.floor((s+5)/6)*Math.floor((e+5)/6)*16;case xh:return Math.floor((s+7)/8)*Math.floor((e+4)/5)*16;case vh:return Math.floor((s+7)/8)*Math.floor((e+5)/6)*16;case bh:return Math.floor((s+7)/8)*Math.floor((e+7)/8)*16;case Mh:return Math.floor((s+9)/10)*Math.floor((e+4)/5)*16;case Sh:return Math.floor((s+9)/10)*Math.floor((e+5)/6)*16;case wh:return Math.floor((s+9)/10)*Math.floor((e+7)/8)*16;case Eh:return Math.floor((s+9)/10)*Math.floor((e+9)/10)*16;case Th:return Math.floor((s+11)/12)*Math.floor((e+9)/10)*16;case Ah:return Math.floor((s+11)/12)*Math.floor((e+11)/12)*16;case Rh:case Ch:case Ph:return Math.ceil(s/4)*Math.ceil(e/4)*16;case Ih:case Lh:return Math.ceil(s/4)*Math.ceil(e/4)*8;case cl:case Dh:return Math.ceil(s/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function Pv(s){switch(s){case ri:case Qd:return{byteLength:1,components:1};case Jo:case ef:case Yi:return{byteLength:2,components:1};case jc:case Qc:return{byteLength:2,components:4};case qi:case Jc:case Li:return{byteLength:4,components:1};case tf:case nf:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${s}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?$e("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function k0(){let s=null,e=!1,t=null,n=null;function i(r,o){n=s.requestAnimationFrame(i),t(r,o)}return{start:function(){e!==!0&&t!==null&&s!==null&&(n=s.requestAnimationFrame(i),e=!0)},stop:function(){s!==null&&s.cancelAnimationFrame(n),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){s=r}}}function Iv(s){let e=new WeakMap;function t(a,l){let c=a.array,h=a.usage,u=c.byteLength,d=s.createBuffer();s.bindBuffer(l,d),s.bufferData(l,c,h),a.onUploadCallback();let f;if(c instanceof Float32Array)f=s.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=s.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=s.HALF_FLOAT:f=s.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=s.SHORT;else if(c instanceof Uint32Array)f=s.UNSIGNED_INT;else if(c instanceof Int32Array)f=s.INT;else if(c instanceof Int8Array)f=s.BYTE;else if(c instanceof Uint8Array)f=s.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=s.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:d,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:u}}function n(a,l,c){let h=l.array,u=l.updateRanges;if(s.bindBuffer(c,a),u.length===0)s.bufferSubData(c,0,h);else{u.sort((f,m)=>f.start-m.start);let d=0;for(let f=1;f<u.length;f++){let m=u[d],x=u[f];x.start<=m.start+m.count+1?m.count=Math.max(m.count,x.start+x.count-m.start):(++d,u[d]=x)}u.length=d+1;for(let f=0,m=u.length;f<m;f++){let x=u[f];s.bufferSubData(c,x.start*h.BYTES_PER_ELEMENT,h,x.start,x.count)}l.clearUpdateRanges()}l.onUploadCallback()}function i(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=e.get(a);l&&(s.deleteBuffer(l.buffer),e.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let h=e.get(a);(!h||h.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=e.get(a);if(c===void 0)e.set(a,t(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(c.buffer,a,l),c.version=a.version}}return{get:i,remove:r,update:o}}var Lv=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,Dv=`#ifdef USE_ALPHAHASH
	const float ALPHA_HASH_SCALE = 0.05;
	float hash2D( vec2 value ) {
		return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
	}
	float hash3D( vec3 value ) {
		return hash2D( vec2( hash2D( value.xy ), value.z ) );
	}
	float getAlphaHashThreshold( vec3 position ) {
		float maxDeriv = max(
			length( dFdx( position.xyz ) ),
			length( dFdy( position.xyz ) )
		);
		float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
		vec2 pixScales = vec2(
			exp2( floor( log2( pixScale ) ) ),
			exp2( ceil( log2( pixScale ) ) )
		);
		vec2 alpha = vec2(
			hash3D( floor( pixScales.x * position.xyz ) ),
			hash3D( floor( pixScales.y * position.xyz ) )
		);
		float lerpFactor = fract( log2( pixScale ) );
		float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
		float a = min( lerpFactor, 1.0 - lerpFactor );
		vec3 cases = vec3(
			x * x / ( 2.0 * a * ( 1.0 - a ) ),
			( x - 0.5 * a ) / ( 1.0 - a ),
			1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
		);
		float threshold = ( x < ( 1.0 - a ) )
			? ( ( x < a ) ? cases.x : cases.y )
			: cases.z;
		return clamp( threshold , 1.0e-6, 1.0 );
	}
#endif`,Nv=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,Uv=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,Fv=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,Ov=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,Bv=`#ifdef USE_AOMAP
	float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
	reflectedLight.indirectDiffuse *= ambientOcclusion;
	#if defined( USE_CLEARCOAT ) 
		clearcoatSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_SHEEN ) 
		sheenSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD )
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
	#endif
#endif`,kv=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,zv=`#ifdef USE_BATCHING
	#if ! defined( GL_ANGLE_multi_draw )
	#define gl_DrawID _gl_DrawID
	uniform int _gl_DrawID;
	#endif
	uniform highp sampler2D batchingTexture;
	uniform highp usampler2D batchingIdTexture;
	mat4 getBatchingMatrix( const in float i ) {
		int size = textureSize( batchingTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
	float getIndirectIndex( const in int i ) {
		int size = textureSize( batchingIdTexture, 0 ).x;
		int x = i % size;
		int y = i / size;
		return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
	}
#endif
#ifdef USE_BATCHING_COLOR
	uniform sampler2D batchingColorTexture;
	vec4 getBatchingColor( const in float i ) {
		int size = textureSize( batchingColorTexture, 0 ).x;
		int j = int( i );
		int x = j % size;
		int y = j / size;
		return texelFetch( batchingColorTexture, ivec2( x, y ), 0 );
	}
#endif`,Hv=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,Vv=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,Gv=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,Wv=`float G_BlinnPhong_Implicit( ) {
	return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
	return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( specularColor, 1.0, dotVH );
	float G = G_BlinnPhong_Implicit( );
	float D = D_BlinnPhong( shininess, dotNH );
	return F * ( G * D );
} // validated`,Xv=`#ifdef USE_IRIDESCENCE
	const mat3 XYZ_TO_REC709 = mat3(
		 3.2404542, -0.9692660,  0.0556434,
		-1.5371385,  1.8760108, -0.2040259,
		-0.4985314,  0.0415560,  1.0572252
	);
	vec3 Fresnel0ToIor( vec3 fresnel0 ) {
		vec3 sqrtF0 = sqrt( fresnel0 );
		return ( vec3( 1.0 ) + sqrtF0 ) / ( vec3( 1.0 ) - sqrtF0 );
	}
	vec3 IorToFresnel0( vec3 transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - vec3( incidentIor ) ) / ( transmittedIor + vec3( incidentIor ) ) );
	}
	float IorToFresnel0( float transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - incidentIor ) / ( transmittedIor + incidentIor ));
	}
	vec3 evalSensitivity( float OPD, vec3 shift ) {
		float phase = 2.0 * PI * OPD * 1.0e-9;
		vec3 val = vec3( 5.4856e-13, 4.4201e-13, 5.2481e-13 );
		vec3 pos = vec3( 1.6810e+06, 1.7953e+06, 2.2084e+06 );
		vec3 var = vec3( 4.3278e+09, 9.3046e+09, 6.6121e+09 );
		vec3 xyz = val * sqrt( 2.0 * PI * var ) * cos( pos * phase + shift ) * exp( - pow2( phase ) * var );
		xyz.x += 9.7470e-14 * sqrt( 2.0 * PI * 4.5282e+09 ) * cos( 2.2399e+06 * phase + shift[ 0 ] ) * exp( - 4.5282e+09 * pow2( phase ) );
		xyz /= 1.0685e-7;
		vec3 rgb = XYZ_TO_REC709 * xyz;
		return rgb;
	}
	vec3 evalIridescence( float outsideIOR, float eta2, float cosTheta1, float thinFilmThickness, vec3 baseF0 ) {
		vec3 I;
		float iridescenceIOR = mix( outsideIOR, eta2, smoothstep( 0.0, 0.03, thinFilmThickness ) );
		float sinTheta2Sq = pow2( outsideIOR / iridescenceIOR ) * ( 1.0 - pow2( cosTheta1 ) );
		float cosTheta2Sq = 1.0 - sinTheta2Sq;
		if ( cosTheta2Sq < 0.0 ) {
			return vec3( 1.0 );
		}
		float cosTheta2 = sqrt( cosTheta2Sq );
		float R0 = IorToFresnel0( iridescenceIOR, outsideIOR );
		float R12 = F_Schlick( R0, 1.0, cosTheta1 );
		float T121 = 1.0 - R12;
		float phi12 = 0.0;
		if ( iridescenceIOR < outsideIOR ) phi12 = PI;
		float phi21 = PI - phi12;
		vec3 baseIOR = Fresnel0ToIor( clamp( baseF0, 0.0, 0.9999 ) );		vec3 R1 = IorToFresnel0( baseIOR, iridescenceIOR );
		vec3 R23 = F_Schlick( R1, 1.0, cosTheta2 );
		vec3 phi23 = vec3( 0.0 );
		if ( baseIOR[ 0 ] < iridescenceIOR ) phi23[ 0 ] = PI;
		if ( baseIOR[ 1 ] < iridescenceIOR ) phi23[ 1 ] = PI;
		if ( baseIOR[ 2 ] < iridescenceIOR ) phi23[ 2 ] = PI;
		float OPD = 2.0 * iridescenceIOR * thinFilmThickness * cosTheta2;
		vec3 phi = vec3( phi21 ) + phi23;
		vec3 R123 = clamp( R12 * R23, 1e-5, 0.9999 );
		vec3 r123 = sqrt( R123 );
		vec3 Rs = pow2( T121 ) * R23 / ( vec3( 1.0 ) - R123 );
		vec3 C0 = R12 + Rs;
		I = C0;
		vec3 Cm = Rs - T121;
		for ( int m = 1; m <= 2; ++ m ) {
			Cm *= r123;
			vec3 Sm = 2.0 * evalSensitivity( float( m ) * OPD, float( m ) * phi );
			I += Cm * Sm;
		}
		return max( I, vec3( 0.0 ) );
	}
#endif`,qv=`#ifdef USE_BUMPMAP
	uniform sampler2D bumpMap;
	uniform float bumpScale;
	vec2 dHdxy_fwd() {
		vec2 dSTdx = dFdx( vBumpMapUv );
		vec2 dSTdy = dFdy( vBumpMapUv );
		float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
		float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
		float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
		return vec2( dBx, dBy );
	}
	vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
		vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
		vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
		vec3 vN = surf_norm;
		vec3 R1 = cross( vSigmaY, vN );
		vec3 R2 = cross( vN, vSigmaX );
		float fDet = dot( vSigmaX, R1 ) * faceDirection;
		vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
		return normalize( abs( fDet ) * surf_norm - vGrad );
	}
#endif`,Yv=`#if NUM_CLIPPING_PLANES > 0
	vec4 plane;
	#ifdef ALPHA_TO_COVERAGE
		float distanceToPlane, distanceGradient;
		float clipOpacity = 1.0;
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
			distanceGradient = fwidth( distanceToPlane ) / 2.0;
			clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			if ( clipOpacity == 0.0 ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			float unionClipOpacity = 1.0;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
				distanceGradient = fwidth( distanceToPlane ) / 2.0;
				unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			}
			#pragma unroll_loop_end
			clipOpacity *= 1.0 - unionClipOpacity;
		#endif
		diffuseColor.a *= clipOpacity;
		if ( diffuseColor.a == 0.0 ) discard;
	#else
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			bool clipped = true;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
			}
			#pragma unroll_loop_end
			if ( clipped ) discard;
		#endif
	#endif
#endif`,$v=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,Zv=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,Kv=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,Jv=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,jv=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,Qv=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,eb=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	vColor = vec4( 1.0 );
#endif
#ifdef USE_COLOR_ALPHA
	vColor *= color;
#elif defined( USE_COLOR )
	vColor.rgb *= color;
#endif
#ifdef USE_INSTANCING_COLOR
	vColor.rgb *= instanceColor.rgb;
#endif
#ifdef USE_BATCHING_COLOR
	vColor *= getBatchingColor( getIndirectIndex( gl_DrawID ) );
#endif`,tb=`#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
	const highp float a = 12.9898, b = 78.233, c = 43758.5453;
	highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
	return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
	float precisionSafeLength( vec3 v ) { return length( v ); }
#else
	float precisionSafeLength( vec3 v ) {
		float maxComponent = max3( abs( v ) );
		return length( v / maxComponent ) * maxComponent;
	}
#endif
struct IncidentLight {
	vec3 color;
	vec3 direction;
	bool visible;
};
struct ReflectedLight {
	vec3 directDiffuse;
	vec3 directSpecular;
	vec3 indirectDiffuse;
	vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
	varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
#define inverseTransformDirection transformDirectionByInverseViewMatrix
vec3 transformNormalByInverseViewMatrix( in vec3 normal, in mat4 viewMatrix ) {
	return normalize( ( vec4( normal, 0.0 ) * viewMatrix ).xyz );
}
vec3 transformDirectionByInverseViewMatrix( in vec3 dir, in mat4 viewMatrix ) {
	return normalize( ( vec4( dir, 0.0 ) * viewMatrix ).xyz );
}
bool isPerspectiveMatrix( mat4 m ) {
	return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
	float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
	float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
	return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
	return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,nb=`vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
	vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
	mat3 bm = mat3( batchingMatrix );
	transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
	transformedNormal = bm * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = bm * transformedTangent;
	#endif
#endif
#ifdef USE_INSTANCING
	mat3 im = mat3( instanceMatrix );
	transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
	transformedNormal = im * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = im * transformedTangent;
	#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
	transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
	transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
#endif`,ib=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,sb=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,rb=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,ob=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,ab="gl_FragColor = linearToOutputTexel( gl_FragColor );",lb=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,cb=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vec3 cameraToFrag;
		if ( isOrthographic ) {
			cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToFrag = normalize( vWorldPosition - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vec3 reflectVec = reflect( cameraToFrag, worldNormal );
		#else
			vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
		#endif
	#else
		vec3 reflectVec = vReflect;
	#endif
	#ifdef ENVMAP_TYPE_CUBE
		vec4 envColor = textureCube( envMap, envMapRotation * reflectVec );
		#ifdef ENVMAP_BLENDING_MULTIPLY
			outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_MIX )
			outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_ADD )
			outgoingLight += envColor.xyz * specularStrength * reflectivity;
		#endif
	#endif
#endif`,hb=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,ub=`#ifdef USE_ENVMAP
	uniform float reflectivity;
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		varying vec3 vWorldPosition;
		uniform float refractionRatio;
	#else
		varying vec3 vReflect;
	#endif
#endif`,db=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,fb=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vWorldPosition = worldPosition.xyz;
	#else
		vec3 cameraToVertex;
		if ( isOrthographic ) {
			cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vReflect = reflect( cameraToVertex, worldNormal );
		#else
			vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
		#endif
	#endif
#endif`,pb=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,mb=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,gb=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,_b=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,yb=`#ifdef USE_GRADIENTMAP
	uniform sampler2D gradientMap;
#endif
vec3 getGradientIrradiance( vec3 normal, vec3 lightDirection ) {
	float dotNL = dot( normal, lightDirection );
	vec2 coord = vec2( dotNL * 0.5 + 0.5, 0.0 );
	#ifdef USE_GRADIENTMAP
		return vec3( texture2D( gradientMap, coord ).r );
	#else
		vec2 fw = fwidth( coord ) * 0.5;
		return mix( vec3( 0.7 ), vec3( 1.0 ), smoothstep( 0.7 - fw.x, 0.7 + fw.x, coord.x ) );
	#endif
}`,xb=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,vb=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,bb=`varying vec3 vViewPosition;
struct LambertMaterial {
	vec3 diffuseColor;
	float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Lambert
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,Mb=`uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
	uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
	float x = normal.x, y = normal.y, z = normal.z;
	vec3 result = shCoefficients[ 0 ] * 0.886227;
	result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
	result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
	result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
	result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
	result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
	result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
	result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
	result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
	return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
	vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
	return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
	vec3 irradiance = ambientLightColor;
	return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
	float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
	if ( cutoffDistance > 0.0 ) {
		distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
	}
	return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
	return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_SUN_LIGHTS > 0
	struct SunLight {
		vec3 direction;
		vec3 color;
	};
	uniform SunLight sunLights[ NUM_SUN_LIGHTS ];
	void getSunLightInfo( const in SunLight sunLight, out IncidentLight light ) {
		light.color = sunLight.color;
		light.direction = sunLight.direction;
		light.visible = true;
	}
#endif
#if NUM_DIR_LIGHTS > 0
	struct DirectionalLight {
		vec3 direction;
		vec3 color;
	};
	uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
	void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
		light.color = directionalLight.color;
		light.direction = directionalLight.direction;
		light.visible = true;
	}
#endif
#if NUM_POINT_LIGHTS > 0
	struct PointLight {
		vec3 position;
		vec3 color;
		float distance;
		float decay;
	};
	uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
	void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = pointLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float lightDistance = length( lVector );
		light.color = pointLight.color;
		light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
		light.visible = ( light.color != vec3( 0.0 ) );
	}
#endif
#if NUM_SPOT_LIGHTS > 0
	struct SpotLight {
		vec3 position;
		vec3 direction;
		vec3 color;
		float distance;
		float decay;
		float coneCos;
		float penumbraCos;
	};
	uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
	void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = spotLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float angleCos = dot( light.direction, spotLight.direction );
		float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
		if ( spotAttenuation > 0.0 ) {
			float lightDistance = length( lVector );
			light.color = spotLight.color * spotAttenuation;
			light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
			light.visible = ( light.color != vec3( 0.0 ) );
		} else {
			light.color = vec3( 0.0 );
			light.visible = false;
		}
	}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
	struct RectAreaLight {
		vec3 color;
		vec3 position;
		vec3 halfWidth;
		vec3 halfHeight;
	};
	uniform sampler2D ltc_1;	uniform sampler2D ltc_2;
	uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
	struct HemisphereLight {
		vec3 direction;
		vec3 skyColor;
		vec3 groundColor;
	};
	uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
	vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
		float dotNL = dot( normal, hemiLight.direction );
		float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
		vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
		return irradiance;
	}
#endif
#include <lightprobes_pars_fragment>`,Sb=`#ifdef USE_ENVMAP
	vec3 getIBLIrradiance( const in vec3 normal ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * worldNormal, ENVMAP_MAX_LOD );
			return PI * envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 reflectVec = reflect( - viewDir, normal );
			reflectVec = normalize( mix( reflectVec, normal, pow4( roughness ) ) );
			reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );
			return envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	#ifdef USE_RETROREFLECTION
		vec3 getIBLRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 retroVec = normalize( mix( viewDir, normal, pow4( roughness ) ) );
				retroVec = transformDirectionByInverseViewMatrix( retroVec, viewMatrix );
				vec4 envMapColor = textureLod( envMap, envMapRotation * retroVec, roughnessToMip( roughness ) );
				return envMapColor.rgb * envMapIntensity;
			#else
				return vec3( 0.0 );
			#endif
		}
	#endif
	#ifdef USE_ANISOTROPY
		vec3 getIBLAnisotropyRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 bentNormal = cross( bitangent, viewDir );
				bentNormal = normalize( cross( bentNormal, bitangent ) );
				bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
				return getIBLRadiance( viewDir, bentNormal, roughness );
			#else
				return vec3( 0.0 );
			#endif
		}
		#ifdef USE_RETROREFLECTION
			vec3 getIBLAnisotropyRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
				#ifdef ENVMAP_TYPE_PMREM
					vec3 bentNormal = cross( bitangent, viewDir );
					bentNormal = normalize( cross( bentNormal, bitangent ) );
					bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
					return getIBLRetroRadiance( viewDir, bentNormal, roughness );
				#else
					return vec3( 0.0 );
				#endif
			}
		#endif
	#endif
#endif`,wb=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,Eb=`varying vec3 vViewPosition;
struct ToonMaterial {
	vec3 diffuseColor;
};
void RE_Direct_Toon( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 irradiance = getGradientIrradiance( geometryNormal, directLight.direction ) * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Toon( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Toon
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,Tb=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,Ab=`varying vec3 vViewPosition;
struct BlinnPhongMaterial {
	vec3 diffuseColor;
	vec3 specularColor;
	float specularShininess;
	float specularStrength;
};
void RE_Direct_BlinnPhong( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
	reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;
}
void RE_IndirectDiffuse_BlinnPhong( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_BlinnPhong
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,Rb=`PhysicalMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.diffuseContribution = diffuseColor.rgb * ( 1.0 - metalnessFactor );
material.metalness = metalnessFactor;
vec3 dxy = max( abs( dFdx( nonPerturbedNormal ) ), abs( dFdy( nonPerturbedNormal ) ) );
float geometryRoughness = max( max( dxy.x, dxy.y ), dxy.z );
material.roughness = max( roughnessFactor, 0.045 );
material.roughness += geometryRoughness;
material.roughness = min( material.roughness, 1.0 );
#ifdef USE_DIFFUSE_ROUGHNESS
	float diffuseRoughnessFactor = diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		diffuseRoughnessFactor *= texture2D( diffuseRoughnessMap, vDiffuseRoughnessMapUv ).r;
	#endif
	material.diffuseRoughness = saturate( diffuseRoughnessFactor );
#endif
#ifdef IOR
	material.ior = ior;
	#ifdef USE_SPECULAR
		float specularIntensityFactor = specularIntensity;
		vec3 specularColorFactor = specularColor;
		#ifdef USE_SPECULAR_COLORMAP
			specularColorFactor *= texture2D( specularColorMap, vSpecularColorMapUv ).rgb;
		#endif
		#ifdef USE_SPECULAR_INTENSITYMAP
			specularIntensityFactor *= texture2D( specularIntensityMap, vSpecularIntensityMapUv ).a;
		#endif
		material.specularF90 = mix( specularIntensityFactor, 1.0, metalnessFactor );
	#else
		float specularIntensityFactor = 1.0;
		vec3 specularColorFactor = vec3( 1.0 );
		material.specularF90 = 1.0;
	#endif
	material.specularColor = min( pow2( ( material.ior - 1.0 ) / ( material.ior + 1.0 ) ) * specularColorFactor, vec3( 1.0 ) ) * specularIntensityFactor;
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
#else
	material.specularColor = vec3( 0.04 );
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
	material.specularF90 = 1.0;
#endif
#ifdef USE_CLEARCOAT
	material.clearcoat = clearcoat;
	material.clearcoatRoughness = clearcoatRoughness;
	material.clearcoatF0 = vec3( 0.04 );
	material.clearcoatF90 = 1.0;
	#ifdef USE_CLEARCOATMAP
		material.clearcoat *= texture2D( clearcoatMap, vClearcoatMapUv ).x;
	#endif
	#ifdef USE_CLEARCOAT_ROUGHNESSMAP
		material.clearcoatRoughness *= texture2D( clearcoatRoughnessMap, vClearcoatRoughnessMapUv ).y;
	#endif
	material.clearcoat = saturate( material.clearcoat );	material.clearcoatRoughness = max( material.clearcoatRoughness, 0.045 );
	material.clearcoatRoughness += geometryRoughness;
	material.clearcoatRoughness = min( material.clearcoatRoughness, 1.0 );
#endif
#ifdef USE_DISPERSION
	material.dispersion = dispersion;
#endif
#ifdef USE_RETROREFLECTION
	material.retroreflectivity = retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	material.iridescence = iridescence;
	material.iridescenceIOR = iridescenceIOR;
	#ifdef USE_IRIDESCENCEMAP
		material.iridescence *= texture2D( iridescenceMap, vIridescenceMapUv ).r;
	#endif
	#ifdef USE_IRIDESCENCE_THICKNESSMAP
		material.iridescenceThickness = (iridescenceThicknessMaximum - iridescenceThicknessMinimum) * texture2D( iridescenceThicknessMap, vIridescenceThicknessMapUv ).g + iridescenceThicknessMinimum;
	#else
		material.iridescenceThickness = iridescenceThicknessMaximum;
	#endif
#endif
#ifdef USE_SHEEN
	material.sheenColor = sheenColor;
	#ifdef USE_SHEEN_COLORMAP
		material.sheenColor *= texture2D( sheenColorMap, vSheenColorMapUv ).rgb;
	#endif
	material.sheenRoughness = clamp( sheenRoughness, 0.0001, 1.0 );
	#ifdef USE_SHEEN_ROUGHNESSMAP
		material.sheenRoughness *= texture2D( sheenRoughnessMap, vSheenRoughnessMapUv ).a;
	#endif
#endif
#ifdef USE_ANISOTROPY
	#ifdef USE_ANISOTROPYMAP
		mat2 anisotropyMat = mat2( anisotropyVector.x, anisotropyVector.y, - anisotropyVector.y, anisotropyVector.x );
		vec3 anisotropyPolar = texture2D( anisotropyMap, vAnisotropyMapUv ).rgb;
		vec2 anisotropyV = anisotropyMat * normalize( 2.0 * anisotropyPolar.rg - vec2( 1.0 ) ) * anisotropyPolar.b;
	#else
		vec2 anisotropyV = anisotropyVector;
	#endif
	material.anisotropy = length( anisotropyV );
	if( material.anisotropy == 0.0 ) {
		anisotropyV = vec2( 1.0, 0.0 );
	} else {
		anisotropyV /= material.anisotropy;
		material.anisotropy = saturate( material.anisotropy );
	}
	material.alphaT = mix( pow2( material.roughness ), 1.0, pow2( material.anisotropy ) );
	material.anisotropyT = tbn[ 0 ] * anisotropyV.x + tbn[ 1 ] * anisotropyV.y;
	material.anisotropyB = tbn[ 1 ] * anisotropyV.x - tbn[ 0 ] * anisotropyV.y;
#endif`,Cb=`uniform sampler2D dfgLUT;
struct PhysicalMaterial {
	vec3 diffuseColor;
	vec3 diffuseContribution;
	vec3 specularColor;
	vec3 specularColorBlended;
	float roughness;
	float metalness;
	float specularF90;
	float dispersion;
	vec2 dfg;
	vec3 multiScatteringCompensation;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float diffuseRoughness;
	#endif
	#ifdef USE_RETROREFLECTION
		float retroreflectivity;
	#endif
	#ifdef USE_CLEARCOAT
		float clearcoat;
		float clearcoatRoughness;
		vec3 clearcoatF0;
		float clearcoatF90;
	#endif
	#ifdef USE_IRIDESCENCE
		float iridescence;
		float iridescenceIOR;
		float iridescenceThickness;
		vec3 iridescenceFresnel;
		vec3 iridescenceF0Dielectric;
		vec3 iridescenceF0Metallic;
	#endif
	#ifdef USE_SHEEN
		vec3 sheenColor;
		float sheenRoughness;
	#endif
	#ifdef IOR
		float ior;
	#endif
	#ifdef USE_TRANSMISSION
		float transmission;
		float transmissionAlpha;
		float thickness;
		float attenuationDistance;
		vec3 attenuationColor;
	#endif
	#ifdef USE_ANISOTROPY
		float anisotropy;
		float alphaT;
		vec3 anisotropyT;
		vec3 anisotropyB;
	#endif
};
vec3 clearcoatSpecularDirect = vec3( 0.0 );
vec3 clearcoatSpecularIndirect = vec3( 0.0 );
vec3 sheenSpecularDirect = vec3( 0.0 );
vec3 sheenSpecularIndirect = vec3(0.0 );
vec3 Schlick_to_F0( const in vec3 f, const in float f90, const in float dotVH ) {
    float x = clamp( 1.0 - dotVH, 0.0, 1.0 );
    float x2 = x * x;
    float x5 = clamp( x * x2 * x2, 0.0, 0.9999 );
    return ( f - vec3( f90 ) * x5 ) / ( 1.0 - x5 );
}
#ifdef USE_DIFFUSE_ROUGHNESS
	const float EON_EPSILON = 1e-7;
	float FON_DirectionalAlbedo( const in float mu, const in float roughness, const in float A ) {
		float muComp = 1.0 - mu;
		float gOverPi = muComp * ( 0.0571085289 + muComp * ( 0.491881867 + muComp * ( - 0.332181442 + muComp * 0.0714429953 ) ) );
		return A * ( 1.0 + roughness * gOverPi );
	}
	vec3 BRDF_EON( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 diffuseColor, const in float roughness ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return BRDF_Lambert( rho );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float s = dot( lightDir, viewDir ) - dotNL * dotNV;
		float sOverT = ( s > 0.0 ) ? s / max( max( dotNL, dotNV ), EON_EPSILON ) : s;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		vec3 singleScatter = rho * RECIPROCAL_PI * A * ( 1.0 + roughness * sOverT );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		float albedoV = FON_DirectionalAlbedo( dotNV, roughness, A );
		float albedoL = FON_DirectionalAlbedo( dotNL, roughness, A );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		vec3 multiScatter = rhoMultiScatter * RECIPROCAL_PI
			* max( EON_EPSILON, 1.0 - albedoV )
			* max( EON_EPSILON, 1.0 - albedoL )
			/ max( EON_EPSILON, 1.0 - averageAlbedo );
		return singleScatter + multiScatter;
	}
	vec3 EON_DirectionalAlbedo( const in vec3 diffuseColor, const in float roughness, const in float dotNV ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return rho;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		float directionalAlbedo = FON_DirectionalAlbedo( dotNV, roughness, A );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		return rho * directionalAlbedo + rhoMultiScatter * ( 1.0 - directionalAlbedo );
	}
#endif
float V_GGX_SmithCorrelated( const in float alpha, const in float dotNL, const in float dotNV ) {
	float a2 = pow2( alpha );
	float gv = dotNL * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNV ) );
	float gl = dotNV * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNL ) );
	return 0.5 / max( gv + gl, EPSILON );
}
float D_GGX( const in float alpha, const in float dotNH ) {
	float a2 = pow2( alpha );
	float denom = pow2( dotNH ) * ( a2 - 1.0 ) + 1.0;
	return RECIPROCAL_PI * a2 / pow2( denom );
}
#ifdef USE_ANISOTROPY
	float V_GGX_SmithCorrelated_Anisotropic( const in float alphaT, const in float alphaB, const in float dotTV, const in float dotBV, const in float dotTL, const in float dotBL, const in float dotNV, const in float dotNL ) {
		float gv = dotNL * length( vec3( alphaT * dotTV, alphaB * dotBV, dotNV ) );
		float gl = dotNV * length( vec3( alphaT * dotTL, alphaB * dotBL, dotNL ) );
		return 0.5 / max( gv + gl, EPSILON );
	}
	float D_GGX_Anisotropic( const in float alphaT, const in float alphaB, const in float dotNH, const in float dotTH, const in float dotBH ) {
		float a2 = alphaT * alphaB;
		highp vec3 v = vec3( alphaB * dotTH, alphaT * dotBH, a2 * dotNH );
		highp float v2 = dot( v, v );
		float w2 = a2 / v2;
		return RECIPROCAL_PI * a2 * pow2 ( w2 );
	}
#endif
#ifdef USE_CLEARCOAT
	vec3 BRDF_GGX_Clearcoat( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material) {
		vec3 f0 = material.clearcoatF0;
		float f90 = material.clearcoatF90;
		float roughness = max( material.clearcoatRoughness, 0.045 );
		float alpha = pow2( roughness );
		vec3 halfDir = normalize( lightDir + viewDir );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float dotNH = saturate( dot( normal, halfDir ) );
		float dotVH = saturate( dot( viewDir, halfDir ) );
		vec3 F = F_Schlick( f0, f90, dotVH );
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
		return F * ( V * D );
	}
#endif
vec3 BRDF_GGX( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 f0 = material.specularColorBlended;
	float f90 = material.specularF90;
	float roughness = max( material.roughness, 0.045 );
	float alpha = pow2( roughness );
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( f0, f90, dotVH );
	#ifdef USE_IRIDESCENCE
		F = mix( F, material.iridescenceFresnel, material.iridescence );
	#endif
	#ifdef USE_ANISOTROPY
		float dotTL = dot( material.anisotropyT, lightDir );
		float dotTV = dot( material.anisotropyT, viewDir );
		float dotTH = dot( material.anisotropyT, halfDir );
		float dotBL = dot( material.anisotropyB, lightDir );
		float dotBV = dot( material.anisotropyB, viewDir );
		float dotBH = dot( material.anisotropyB, halfDir );
		float alphaT = max( material.alphaT, alpha );
		float V = V_GGX_SmithCorrelated_Anisotropic( alphaT, alpha, dotTV, dotBV, dotTL, dotBL, dotNV, dotNL );
		float D = D_GGX_Anisotropic( alphaT, alpha, dotNH, dotTH, dotBH );
	#else
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
	#endif
	return F * ( V * D );
}
vec2 LTC_Uv( const in vec3 N, const in vec3 V, const in float roughness ) {
	const float LUT_SIZE = 64.0;
	const float LUT_SCALE = ( LUT_SIZE - 1.0 ) / LUT_SIZE;
	const float LUT_BIAS = 0.5 / LUT_SIZE;
	float dotNV = saturate( dot( N, V ) );
	vec2 uv = vec2( roughness, sqrt( 1.0 - dotNV ) );
	uv = uv * LUT_SCALE + LUT_BIAS;
	return uv;
}
float LTC_ClippedSphereFormFactor( const in vec3 f ) {
	float l = length( f );
	return max( ( l * l + f.z ) / ( l + 1.0 ), 0.0 );
}
vec3 LTC_EdgeVectorFormFactor( const in vec3 v1, const in vec3 v2 ) {
	float x = dot( v1, v2 );
	float y = abs( x );
	float a = 0.8543985 + ( 0.4965155 + 0.0145206 * y ) * y;
	float b = 3.4175940 + ( 4.1616724 + y ) * y;
	float v = a / b;
	float theta_sintheta = ( x > 0.0 ) ? v : 0.5 * inversesqrt( max( 1.0 - x * x, 1e-7 ) ) - v;
	return cross( v1, v2 ) * theta_sintheta;
}
vec3 LTC_Evaluate( const in vec3 N, const in vec3 V, const in vec3 P, const in mat3 mInv, const in vec3 rectCoords[ 4 ] ) {
	vec3 v1 = rectCoords[ 1 ] - rectCoords[ 0 ];
	vec3 v2 = rectCoords[ 3 ] - rectCoords[ 0 ];
	vec3 lightNormal = cross( v1, v2 );
	if( dot( lightNormal, P - rectCoords[ 0 ] ) < 0.0 ) return vec3( 0.0 );
	vec3 T1, T2;
	T1 = normalize( V - N * dot( V, N ) );
	T2 = - cross( N, T1 );
	mat3 mat = mInv * transpose( mat3( T1, T2, N ) );
	vec3 coords[ 4 ];
	coords[ 0 ] = mat * ( rectCoords[ 0 ] - P );
	coords[ 1 ] = mat * ( rectCoords[ 1 ] - P );
	coords[ 2 ] = mat * ( rectCoords[ 2 ] - P );
	coords[ 3 ] = mat * ( rectCoords[ 3 ] - P );
	coords[ 0 ] = normalize( coords[ 0 ] );
	coords[ 1 ] = normalize( coords[ 1 ] );
	coords[ 2 ] = normalize( coords[ 2 ] );
	coords[ 3 ] = normalize( coords[ 3 ] );
	vec3 vectorFormFactor = vec3( 0.0 );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 0 ], coords[ 1 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 1 ], coords[ 2 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 2 ], coords[ 3 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 3 ], coords[ 0 ] );
	float result = LTC_ClippedSphereFormFactor( vectorFormFactor );
	return vec3( result );
}
#if defined( USE_SHEEN )
float D_Charlie( float roughness, float dotNH ) {
	float alpha = pow2( roughness );
	float invAlpha = 1.0 / alpha;
	float cos2h = dotNH * dotNH;
	float sin2h = max( 1.0 - cos2h, 0.0078125 );
	return ( 2.0 + invAlpha ) * pow( sin2h, invAlpha * 0.5 ) / ( 2.0 * PI );
}
float V_Neubelt( float dotNV, float dotNL ) {
	return saturate( 1.0 / ( 4.0 * ( dotNL + dotNV - dotNL * dotNV ) ) );
}
vec3 BRDF_Sheen( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, vec3 sheenColor, const in float sheenRoughness ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float D = D_Charlie( sheenRoughness, dotNH );
	float V = V_Neubelt( dotNV, dotNL );
	return sheenColor * ( D * V );
}
#endif
float IBLSheenBRDF( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	float r2 = roughness * roughness;
	float rInv = 1.0 / ( roughness + 0.1 );
	float a = -1.9362 + 1.0678 * roughness + 0.4573 * r2 - 0.8469 * rInv;
	float b = -0.6014 + 0.5538 * roughness - 0.4670 * r2 - 0.1255 * rInv;
	float DG = exp( a * dotNV + b );
	return saturate( DG );
}
vec3 EnvironmentBRDF( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 fab = texture2D( dfgLUT, vec2( roughness, dotNV ) ).rg;
	return specularColor * fab.x + specularF90 * fab.y;
}
#ifdef USE_IRIDESCENCE
void computeMultiscatteringIridescence( const in vec2 fab, const in vec3 specularColor, const in float specularF90, const in float iridescence, const in vec3 iridescenceF0, inout vec3 singleScatter, inout vec3 multiScatter ) {
#else
void computeMultiscattering( const in vec2 fab, const in vec3 specularColor, const in float specularF90, inout vec3 singleScatter, inout vec3 multiScatter ) {
#endif
	#ifdef USE_IRIDESCENCE
		vec3 Fr = mix( specularColor, iridescenceF0, iridescence );
	#else
		vec3 Fr = specularColor;
	#endif
	vec3 FssEss = Fr * fab.x + specularF90 * fab.y;
	float Ess = fab.x + fab.y;
	float Ems = 1.0 - Ess;
	vec3 Favg = Fr + ( 1.0 - Fr ) * 0.047619;	vec3 Fms = FssEss * Favg / ( 1.0 - Ems * Favg );
	singleScatter += FssEss;
	multiScatter += Fms * Ems;
}
#if NUM_RECT_AREA_LIGHTS > 0
	void RE_Direct_RectArea_Physical( const in RectAreaLight rectAreaLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
		vec3 normal = geometryNormal;
		vec3 viewDir = geometryViewDir;
		vec3 position = geometryPosition;
		vec3 lightPos = rectAreaLight.position;
		vec3 halfWidth = rectAreaLight.halfWidth;
		vec3 halfHeight = rectAreaLight.halfHeight;
		vec3 lightColor = rectAreaLight.color;
		float roughness = material.roughness;
		vec3 rectCoords[ 4 ];
		rectCoords[ 0 ] = lightPos + halfWidth - halfHeight;		rectCoords[ 1 ] = lightPos - halfWidth - halfHeight;
		rectCoords[ 2 ] = lightPos - halfWidth + halfHeight;
		rectCoords[ 3 ] = lightPos + halfWidth + halfHeight;
		vec2 uv = LTC_Uv( normal, viewDir, roughness );
		vec4 t1 = texture2D( ltc_1, uv );
		vec4 t2 = texture2D( ltc_2, uv );
		mat3 mInv = mat3(
			vec3( t1.x, 0, t1.y ),
			vec3(    0, 1,    0 ),
			vec3( t1.z, 0, t1.w )
		);
		vec3 fresnel = ( material.specularColorBlended * t2.x + ( material.specularF90 - material.specularColorBlended ) * t2.y );
		reflectedLight.directSpecular += lightColor * fresnel * LTC_Evaluate( normal, viewDir, position, mInv, rectCoords );
		reflectedLight.directDiffuse += lightColor * material.diffuseContribution * LTC_Evaluate( normal, viewDir, position, mat3( 1.0 ), rectCoords );
		#ifdef USE_CLEARCOAT
			vec3 Ncc = geometryClearcoatNormal;
			vec2 uvClearcoat = LTC_Uv( Ncc, viewDir, material.clearcoatRoughness );
			vec4 t1Clearcoat = texture2D( ltc_1, uvClearcoat );
			vec4 t2Clearcoat = texture2D( ltc_2, uvClearcoat );
			mat3 mInvClearcoat = mat3(
				vec3( t1Clearcoat.x, 0, t1Clearcoat.y ),
				vec3(             0, 1,             0 ),
				vec3( t1Clearcoat.z, 0, t1Clearcoat.w )
			);
			vec3 fresnelClearcoat = material.clearcoatF0 * t2Clearcoat.x + ( material.clearcoatF90 - material.clearcoatF0 ) * t2Clearcoat.y;
			clearcoatSpecularDirect += lightColor * fresnelClearcoat * LTC_Evaluate( Ncc, viewDir, position, mInvClearcoat, rectCoords );
		#endif
	}
#endif
void RE_Direct_Physical( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	#ifdef USE_CLEARCOAT
		float dotNLcc = saturate( dot( geometryClearcoatNormal, directLight.direction ) );
		vec3 ccIrradiance = dotNLcc * directLight.color;
		clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );
	#endif
	#ifdef USE_SHEEN
 
 		sheenSpecularDirect += irradiance * BRDF_Sheen( directLight.direction, geometryViewDir, geometryNormal, material.sheenColor, material.sheenRoughness );
 
 		float sheenAlbedoV = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
 		float sheenAlbedoL = IBLSheenBRDF( geometryNormal, directLight.direction, material.sheenRoughness );
 
 		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * max( sheenAlbedoV, sheenAlbedoL );
 
 		irradiance *= sheenEnergyComp;
 
 	#endif
	vec3 specularBRDF = BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );
	#ifdef USE_RETROREFLECTION
		vec3 retroViewDir = reflect( - geometryViewDir, geometryNormal );
		vec3 retroSpecularBRDF = BRDF_GGX( directLight.direction, retroViewDir, geometryNormal, material );
		specularBRDF = mix( specularBRDF, retroSpecularBRDF, saturate( material.retroreflectivity ) );
	#endif
	reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;
	vec3 halfDir = normalize( directLight.direction + geometryViewDir );
	float dotVH = saturate( dot( geometryViewDir, halfDir ) );
	vec3 F = F_Schlick( material.specularColor, material.specularF90, dotVH );
	#ifdef USE_RETROREFLECTION
		vec3 retroHalfDir = normalize( directLight.direction + retroViewDir );
		float dotRetroVH = saturate( dot( retroViewDir, retroHalfDir ) );
		vec3 retroF = F_Schlick( material.specularColor, material.specularF90, dotRetroVH );
		F = mix( F, retroF, saturate( material.retroreflectivity ) );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		vec3 diffuseBRDF = BRDF_EON( directLight.direction, geometryViewDir, geometryNormal, material.diffuseColor, material.diffuseRoughness ) * ( 1.0 - material.metalness );
	#else
		vec3 diffuseBRDF = BRDF_Lambert( material.diffuseContribution );
	#endif
	reflectedLight.directDiffuse += irradiance * diffuseBRDF * ( 1.0 - F );
}
void RE_IndirectDiffuse_Physical( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 singleScattering = vec3( 0.0 );
	vec3 multiScattering = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScattering, multiScattering );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScattering, multiScattering );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuseAlbedo = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness );
		vec3 diffuse = irradiance * RECIPROCAL_PI * diffuseAlbedo * ( 1.0 - singleScattering - multiScattering );
	#else
		vec3 diffuse = irradiance * BRDF_Lambert( material.diffuseContribution ) * ( 1.0 - singleScattering - multiScattering );
	#endif
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		sheenSpecularIndirect += irradiance * material.sheenColor * sheenAlbedo * RECIPROCAL_PI;
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		diffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectDiffuse += diffuse;
}
void RE_IndirectSpecular_Physical( const in vec3 radiance, const in vec3 irradiance, const in vec3 clearcoatRadiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight) {
	#ifdef USE_CLEARCOAT
		clearcoatSpecularIndirect += clearcoatRadiance * EnvironmentBRDF( geometryClearcoatNormal, geometryViewDir, material.clearcoatF0, material.clearcoatF90, material.clearcoatRoughness );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularIndirect += irradiance * material.sheenColor * IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness ) * RECIPROCAL_PI;
 	#endif
	vec3 singleScatteringDielectric = vec3( 0.0 );
	vec3 multiScatteringDielectric = vec3( 0.0 );
	vec3 singleScatteringMetallic = vec3( 0.0 );
	vec3 multiScatteringMetallic = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscatteringIridescence( material.dfg, material.diffuseColor, material.specularF90, material.iridescence, material.iridescenceF0Metallic, singleScatteringMetallic, multiScatteringMetallic );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscattering( material.dfg, material.diffuseColor, material.specularF90, singleScatteringMetallic, multiScatteringMetallic );
	#endif
	vec3 singleScattering = mix( singleScatteringDielectric, singleScatteringMetallic, material.metalness );
	vec3 multiScattering = mix( multiScatteringDielectric, multiScatteringMetallic, material.metalness );
	vec3 totalScatteringDielectric = singleScatteringDielectric + multiScatteringDielectric;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuse = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness ) * ( 1.0 - totalScatteringDielectric );
	#else
		vec3 diffuse = material.diffuseContribution * ( 1.0 - totalScatteringDielectric );
	#endif
	vec3 cosineWeightedIrradiance = irradiance * RECIPROCAL_PI;
	vec3 indirectSpecular = radiance * singleScattering;
	indirectSpecular += multiScattering * cosineWeightedIrradiance;
	vec3 indirectDiffuse = diffuse * cosineWeightedIrradiance;
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		indirectSpecular *= sheenEnergyComp;
		indirectDiffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectSpecular += indirectSpecular;
	reflectedLight.indirectDiffuse += indirectDiffuse;
}
#define RE_Direct				RE_Direct_Physical
#define RE_Direct_RectArea		RE_Direct_RectArea_Physical
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Physical
#define RE_IndirectSpecular		RE_IndirectSpecular_Physical
float computeSpecularOcclusion( const in float dotNV, const in float ambientOcclusion, const in float roughness ) {
	return saturate( pow( dotNV + ambientOcclusion, exp2( - 16.0 * roughness - 1.0 ) ) - 1.0 + ambientOcclusion );
}`,Pb=`
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
	geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
	float dotNVi = saturate( dot( normal, geometryViewDir ) );
	if ( material.iridescenceThickness == 0.0 ) {
		material.iridescence = 0.0;
	} else {
		material.iridescence = saturate( material.iridescence );
	}
	if ( material.iridescence > 0.0 ) {
		vec3 iridescenceFresnelDielectric = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
		vec3 iridescenceFresnelMetallic = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.diffuseColor );
		material.iridescenceFresnel = mix( iridescenceFresnelDielectric, iridescenceFresnelMetallic, material.metalness );
		material.iridescenceF0Dielectric = Schlick_to_F0( iridescenceFresnelDielectric, 1.0, dotNVi );
		material.iridescenceF0Metallic = Schlick_to_F0( iridescenceFresnelMetallic, 1.0, dotNVi );
	}
#endif
#ifdef STANDARD
	float dotNVms = saturate( dot( geometryNormal, geometryViewDir ) );
	material.dfg = texture2D( dfgLUT, vec2( material.roughness, dotNVms ) ).rg;
	#if ( NUM_SUN_LIGHTS > 0 || NUM_DIR_LIGHTS > 0 || NUM_POINT_LIGHTS > 0 || NUM_SPOT_LIGHTS > 0 )
		float EssMs = material.dfg.x + material.dfg.y;
		material.multiScatteringCompensation = 1.0 + material.specularColorBlended * ( 1.0 / EssMs - 1.0 );
	#endif
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
	PointLight pointLight;
	#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
		pointLight = pointLights[ i ];
		getPointLightInfo( pointLight, geometryPosition, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS ) && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
		pointLightShadow = pointLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, pointLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
	SpotLight spotLight;
	vec4 spotColor;
	vec3 spotLightCoord;
	bool inSpotLightMap;
	#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
		spotLight = spotLights[ i ];
		getSpotLightInfo( spotLight, geometryPosition, directLight );
		#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
		#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
		#else
		#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#endif
		#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
			spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
			inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
			spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
			directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
		#endif
		#undef SPOT_LIGHT_MAP_INDEX
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		spotLightShadow = spotLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightShadow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SUN_LIGHTS > 0 ) && defined( RE_Direct )
	SunLight sunLight;
	#if defined( USE_SHADOWMAP ) && NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHTS; i ++ ) {
		sunLight = sunLights[ i ];
		getSunLightInfo( sunLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SUN_LIGHT_SHADOWS )
		sunLightShadow = sunLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getSunShadow( sunShadowMap[ i ], sunLightShadow, UNROLLED_LOOP_INDEX ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
	DirectionalLight directionalLight;
	#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
		directionalLight = directionalLights[ i ];
		getDirectionalLightInfo( directionalLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
		directionalLightShadow = directionalLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
	RectAreaLight rectAreaLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
		rectAreaLight = rectAreaLights[ i ];
		RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
	vec3 iblIrradiance = vec3( 0.0 );
	vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
	#if defined( USE_LIGHT_PROBES )
		irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
	#endif
	#if ( NUM_HEMI_LIGHTS > 0 )
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
			irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_LIGHT_PROBE_GRIDS > 0
		vec3 probeWorldPos = ( ( vec4( geometryPosition, 1.0 ) - viewMatrix[ 3 ] ) * viewMatrix ).xyz;
		vec3 probeWorldNormal = transformNormalByInverseViewMatrix( geometryNormal, viewMatrix );
		int probeGrid = - 1;
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( isInsideLightProbeGrid( probeWorldPos, probeWorldNormal, probesMin[ i ], probesMax[ i ], probesResolution[ i ] ) ) probeGrid = UNROLLED_LOOP_INDEX;
		}
		#pragma unroll_loop_end
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( probeGrid == UNROLLED_LOOP_INDEX ) irradiance += getLightProbeGridIrradiance( probesSH[ i ], probesMin[ i ], probesMax[ i ], probesResolution[ i ], probeWorldPos, probeWorldNormal );
		}
		#pragma unroll_loop_end
	#endif
#endif
#if defined( RE_IndirectSpecular )
	vec3 radiance = vec3( 0.0 );
	vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,Ib=`#if defined( RE_IndirectDiffuse )
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
		irradiance += lightMapIrradiance;
	#endif
	#if defined( USE_ENVMAP ) && defined( ENVMAP_TYPE_PMREM )
		#if defined( STANDARD ) || defined( LAMBERT ) || defined( PHONG )
			iblIrradiance += getIBLIrradiance( geometryNormal );
		#endif
	#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
	#ifdef USE_ANISOTROPY
		vec3 iblRadiance = getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
	#else
		vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
	#endif
	#ifdef USE_RETROREFLECTION
		#ifdef USE_ANISOTROPY
			vec3 retroIBLRadiance = getIBLAnisotropyRetroRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
		#else
			vec3 retroIBLRadiance = getIBLRetroRadiance( geometryViewDir, geometryNormal, material.roughness );
		#endif
		iblRadiance = mix( iblRadiance, retroIBLRadiance, saturate( material.retroreflectivity ) );
	#endif
	radiance += iblRadiance;
	#ifdef USE_CLEARCOAT
		clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
	#endif
#endif`,Lb=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,Db=`#if NUM_LIGHT_PROBE_GRIDS > 0
uniform highp sampler3D probesSH[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMin[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMax[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesResolution[ NUM_LIGHT_PROBE_GRIDS ];
bool isInsideLightProbeGrid( vec3 worldPos, vec3 worldNormal, vec3 probesMin, vec3 probesMax, vec3 probesResolution ) {
	vec3 spacing = ( probesMax - probesMin ) / probesResolution;
	vec3 samplePos = worldPos + worldNormal * spacing * 0.5;
	vec3 margin = spacing * 0.01;
	return all( greaterThanEqual( samplePos, probesMin - margin ) ) && all( lessThanEqual( samplePos, probesMax + margin ) );
}
vec3 getLightProbeGridIrradiance( highp sampler3D probesSH, vec3 probesMin, vec3 probesMax, vec3 probesResolution, vec3 worldPos, vec3 worldNormal ) {
	vec3 res = probesResolution;
	vec3 gridRange = probesMax - probesMin;
	vec3 probeSpacing = gridRange / res;
	vec3 samplePos = worldPos + worldNormal * probeSpacing * 0.5;
	vec3 uvw = clamp( ( samplePos - probesMin ) / gridRange, 0.5 / res, 1.0 - 0.5 / res );
	float nz          = res.z;
	float paddedSlices = nz + 2.0;
	float atlasDepth  = 7.0 * paddedSlices;
	float uvZBase     = uvw.z * nz + 1.0;
	vec4 s0 = texture( probesSH, vec3( uvw.xy, ( uvZBase                       ) / atlasDepth ) );
	vec4 s1 = texture( probesSH, vec3( uvw.xy, ( uvZBase +       paddedSlices   ) / atlasDepth ) );
	vec4 s2 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 2.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s3 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 3.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s4 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 4.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s5 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 5.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s6 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 6.0 * paddedSlices   ) / atlasDepth ) );
	vec3 c0 = s0.xyz;
	vec3 c1 = vec3( s0.w, s1.xy );
	vec3 c2 = vec3( s1.zw, s2.x );
	vec3 c3 = s2.yzw;
	vec3 c4 = s3.xyz;
	vec3 c5 = vec3( s3.w, s4.xy );
	vec3 c6 = vec3( s4.zw, s5.x );
	vec3 c7 = s5.yzw;
	vec3 c8 = s6.xyz;
	float x = worldNormal.x, y = worldNormal.y, z = worldNormal.z;
	vec3 result = c0 * 0.886227;
	result += c1 * 2.0 * 0.511664 * y;
	result += c2 * 2.0 * 0.511664 * z;
	result += c3 * 2.0 * 0.511664 * x;
	result += c4 * 2.0 * 0.429043 * x * y;
	result += c5 * 2.0 * 0.429043 * y * z;
	result += c6 * ( 0.743125 * z * z - 0.247708 );
	result += c7 * 2.0 * 0.429043 * x * z;
	result += c8 * 0.429043 * ( x * x - y * y );
	return max( result, vec3( 0.0 ) );
}
#endif`,Nb=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,Ub=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,Fb=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,Ob=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,Bb=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,kb=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,zb=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
	#if defined( USE_POINTS_UV )
		vec2 uv = vUv;
	#else
		vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
	#endif
#endif
#ifdef USE_MAP
	diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,Hb=`#if defined( USE_POINTS_UV )
	varying vec2 vUv;
#else
	#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
		uniform mat3 uvTransform;
	#endif
#endif
#ifdef USE_MAP
	uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,Vb=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,Gb=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,Wb=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,Xb=`#if defined( USE_MORPHCOLORS )
	#if defined( USE_COLOR_ALPHA )
		vColor *= morphTargetBaseInfluence;
	#elif defined( USE_COLOR )
		vColor.rgb *= morphTargetBaseInfluence;
	#endif
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor.rgb += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,qb=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Yb=`#ifdef USE_MORPHTARGETS
	#ifndef USE_INSTANCING_MORPH
		uniform float morphTargetBaseInfluence;
		uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	#endif
	uniform sampler2DArray morphTargetsTexture;
	uniform ivec2 morphTargetsTextureSize;
	vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
		int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
		int y = texelIndex / morphTargetsTextureSize.x;
		int x = texelIndex - y * morphTargetsTextureSize.x;
		ivec3 morphUV = ivec3( x, y, morphTargetIndex );
		return texelFetch( morphTargetsTexture, morphUV, 0 );
	}
#endif`,$b=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Zb=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
	vec3 fdx = dFdx( vViewPosition );
	vec3 fdy = dFdy( vViewPosition );
	vec3 normal = normalize( cross( fdx, fdy ) );
#else
	vec3 normal = normalize( vNormal );
	#ifdef DOUBLE_SIDED
		normal *= faceDirection;
	#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
	#ifdef USE_TANGENT
		mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn = getTangentFrame( - vViewPosition, normal,
		#if defined( USE_NORMALMAP )
			vNormalMapUv
		#elif defined( USE_CLEARCOAT_NORMALMAP )
			vClearcoatNormalMapUv
		#else
			vUv
		#endif
		);
	#endif
	#ifdef DOUBLE_SIDED
		tbn[0] *= faceDirection;
		tbn[1] *= faceDirection;
	#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	#ifdef USE_TANGENT
		mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
	#endif
	#ifdef DOUBLE_SIDED
		tbn2[0] *= faceDirection;
		tbn2[1] *= faceDirection;
	#endif
#endif
vec3 nonPerturbedNormal = normal;`,Kb=`#ifdef USE_NORMALMAP_OBJECTSPACE
	normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#ifdef FLIP_SIDED
		normal = - normal;
	#endif
	#ifdef DOUBLE_SIDED
		normal = normal * faceDirection;
	#endif
	normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
	vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#if defined( USE_PACKED_NORMALMAP )
		mapN = vec3( mapN.xy, sqrt( saturate( 1.0 - dot( mapN.xy, mapN.xy ) ) ) );
	#endif
	mapN.xy *= normalScale;
	normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
	normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,Jb=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,jb=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,Qb=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,eM=`#ifdef USE_NORMALMAP
	uniform sampler2D normalMap;
	uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
	uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
	mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
		vec3 q0 = dFdx( eye_pos.xyz );
		vec3 q1 = dFdy( eye_pos.xyz );
		vec2 st0 = dFdx( uv.st );
		vec2 st1 = dFdy( uv.st );
		vec3 N = surf_norm;
		vec3 q1perp = cross( q1, N );
		vec3 q0perp = cross( N, q0 );
		vec3 T = q1perp * st0.x + q0perp * st1.x;
		vec3 B = q1perp * st0.y + q0perp * st1.y;
		float det = max( dot( T, T ), dot( B, B ) );
		float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
		return mat3( T * scale, B * scale, N );
	}
#endif`,tM=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,nM=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,iM=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,sM=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,rM=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,oM=`vec3 packNormalToRGB( const in vec3 normal ) {
	return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
	return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
	if( v <= 0.0 )
		return vec4( 0., 0., 0., 0. );
	if( v >= 1.0 )
		return vec4( 1., 1., 1., 1. );
	float vuf;
	float af = modf( v * PackFactors.a, vuf );
	float bf = modf( vuf * ShiftRight8, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
	if( v <= 0.0 )
		return vec3( 0., 0., 0. );
	if( v >= 1.0 )
		return vec3( 1., 1., 1. );
	float vuf;
	float bf = modf( v * PackFactors.b, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
	if( v <= 0.0 )
		return vec2( 0., 0. );
	if( v >= 1.0 )
		return vec2( 1., 1. );
	float vuf;
	float gf = modf( v * 256., vuf );
	return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
	return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
	return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
	return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
	vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
	return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
	return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
	return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
	#ifdef USE_REVERSED_DEPTH_BUFFER
	
		return depth * ( far - near ) - far;
	#else
		return depth * ( near - far ) - near;
	#endif
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
	return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
	
	#ifdef USE_REVERSED_DEPTH_BUFFER
		return ( near * far ) / ( ( near - far ) * depth - near );
	#else
		return ( near * far ) / ( ( far - near ) * depth - far );
	#endif
}`,aM=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,lM=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,cM=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,hM=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,uM=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,dM=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,fM=`#if NUM_SPOT_LIGHT_COORDS > 0
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
	uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		#define SUN_LIGHT_CASCADES 2
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#else
			uniform sampler2D sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#endif
		uniform mat4 sunShadowMatrix[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		uniform vec4 sunShadowCascade[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
		struct SunLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SunLightShadow sunLightShadows[ NUM_SUN_LIGHT_SHADOWS ];
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#else
			uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#endif
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#else
			uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#endif
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform samplerCubeShadow pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#elif defined( SHADOWMAP_TYPE_BASIC )
			uniform samplerCube pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#endif
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float interleavedGradientNoise( vec2 position ) {
			return fract( 52.9829189 * fract( dot( position, vec2( 0.06711056, 0.00583715 ) ) ) );
		}
		vec2 vogelDiskSample( int sampleIndex, int samplesCount, float phi ) {
			const float goldenAngle = 2.399963229728653;
			float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
			float theta = float( sampleIndex ) * goldenAngle + phi;
			return vec2( cos( theta ), sin( theta ) ) * r;
		}
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float getShadow( sampler2DShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
				vec2 radius = shadowRadius * texelSize;
				float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
				shadow = (
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 4, 5, phi ) * radius, shadowCoord.z ) )
				) * 0.2;
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#elif defined( SHADOWMAP_TYPE_VSM )
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 distribution = texture2D( shadowMap, shadowCoord.xy ).rg;
				float mean = distribution.x;
				float variance = distribution.y * distribution.y;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					float hard_shadow = step( mean, shadowCoord.z );
				#else
					float hard_shadow = step( shadowCoord.z, mean );
				#endif
				
				if ( hard_shadow == 1.0 ) {
					shadow = 1.0;
				} else {
					variance = max( variance, 0.0000001 );
					float d = shadowCoord.z - mean;
					float p_max = variance / ( variance + d * d );
					p_max = clamp( ( p_max - 0.3 ) / 0.65, 0.0, 1.0 );
					shadow = max( hard_shadow, p_max );
				}
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#else
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				float depth = texture2D( shadowMap, shadowCoord.xy ).r;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					shadow = step( depth, shadowCoord.z );
				#else
					shadow = step( shadowCoord.z, depth );
				#endif
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#endif
	#if NUM_SUN_LIGHT_SHADOWS > 0
		float getSunShadow(
			#if defined( SHADOWMAP_TYPE_PCF )
				sampler2DShadow shadowMap,
			#else
				sampler2D shadowMap,
			#endif
			SunLightShadow sunLightShadow,
			int shadowIndex
		) {
			vec4 shadowWorldPosition = vec4( vSunShadowWorldPosition.xyz + vSunShadowWorldNormal * sunLightShadow.shadowNormalBias, 1.0 );
			float viewDepth = vSunShadowWorldPosition.w;
			int cascadeOffset = shadowIndex * SUN_LIGHT_CASCADES;
			float shadow = 1.0;
			for ( int i = SUN_LIGHT_CASCADES - 1; i >= 0; i -- ) {
				vec4 cascade = sunShadowCascade[ cascadeOffset + i ];
				if ( viewDepth >= cascade.x && viewDepth < cascade.y ) {
					float cascadeShadow = getShadow(
						shadowMap,
						sunLightShadow.shadowMapSize,
						sunLightShadow.shadowIntensity,
						sunLightShadow.shadowBias,
						sunLightShadow.shadowRadius,
						sunShadowMatrix[ cascadeOffset + i ] * shadowWorldPosition
					);
					shadow = mix( cascadeShadow, shadow, smoothstep( cascade.z, cascade.y, viewDepth ) );
				}
			}
			return shadow;
		}
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
	#if defined( SHADOWMAP_TYPE_PCF )
	float getPointShadow( samplerCubeShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 bd3D = normalize( lightToPosition );
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float lightDistance = length( lightToPosition );
			float depthRange = shadowCameraFar - shadowCameraNear;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				float depthA = - shadowCameraNear / depthRange - shadowBias;
				float depthB = shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#else
				float depthA = shadowCameraFar / depthRange + shadowBias;
				float depthB = - shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#endif
			float texelSize = shadowRadius / shadowMapSize.x;
			vec3 absDir = abs( bd3D );
			vec3 tangent = absDir.x > absDir.z ? vec3( 0.0, 1.0, 0.0 ) : vec3( 1.0, 0.0, 0.0 );
			tangent = normalize( cross( bd3D, tangent ) );
			vec3 bitangent = cross( bd3D, tangent );
			float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
			shadow = 0.0;
			for ( int i = 0; i < 5; i ++ ) {
				vec2 offset = vogelDiskSample( i, 5, phi );
				vec3 direction = bd3D + ( tangent * offset.x + bitangent * offset.y ) * texelSize;
				vec3 absDirection = abs( direction );
				float dp = depthA + depthB / max( max( absDirection.x, absDirection.y ), absDirection.z );
				shadow += texture( shadowMap, vec4( direction, dp ) );
			}
			shadow *= 0.2;
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#elif defined( SHADOWMAP_TYPE_BASIC )
	float getPointShadow( samplerCube shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
			dp += shadowBias;
			vec3 bd3D = normalize( lightToPosition );
			float depth = textureCube( shadowMap, bd3D ).r;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				depth = 1.0 - depth;
			#endif
			shadow = step( dp, depth );
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#endif
	#endif
#endif`,pM=`#if NUM_SPOT_LIGHT_COORDS > 0
	uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
#endif`,mM=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
	#ifdef HAS_NORMAL
		vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
	#else
		vec3 shadowWorldNormal = vec3( 0.0 );
	#endif
	vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
	#if NUM_SUN_LIGHT_SHADOWS > 0
		vSunShadowWorldPosition = vec4( worldPosition.xyz, - mvPosition.z );
		vSunShadowWorldNormal = shadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
			vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
			vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
		shadowWorldPosition = worldPosition;
		#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
			shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
		#endif
		vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
	}
	#pragma unroll_loop_end
#endif`,gM=`float getShadowMask() {
	float shadow = 1.0;
	#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHT_SHADOWS; i ++ ) {
		sunLight = sunLightShadows[ i ];
		shadow *= receiveShadow ? getSunShadow( sunShadowMap[ i ], sunLight, UNROLLED_LOOP_INDEX ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
		directionalLight = directionalLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
		spotLight = spotLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0 && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
	PointLightShadow pointLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
		pointLight = pointLightShadows[ i ];
		shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLight.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#endif
	return shadow;
}`,_M=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,yM=`#ifdef USE_SKINNING
	uniform mat4 bindMatrix;
	uniform mat4 bindMatrixInverse;
	uniform highp sampler2D boneTexture;
	mat4 getBoneMatrix( const in float i ) {
		int size = textureSize( boneTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
#endif`,xM=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,vM=`#ifdef USE_SKINNING
	mat4 skinMatrix = mat4( 0.0 );
	skinMatrix += skinWeight.x * boneMatX;
	skinMatrix += skinWeight.y * boneMatY;
	skinMatrix += skinWeight.z * boneMatZ;
	skinMatrix += skinWeight.w * boneMatW;
	skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
	objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
	#ifdef USE_TANGENT
		objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
	#endif
#endif`,bM=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,MM=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,SM=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,wM=`#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
	return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	color = max( vec3( 0.0 ), color - 0.004 );
	return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
	vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
	vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
	return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
	const mat3 ACESInputMat = mat3(
		vec3( 0.59719, 0.07600, 0.02840 ),		vec3( 0.35458, 0.90834, 0.13383 ),
		vec3( 0.04823, 0.01566, 0.83777 )
	);
	const mat3 ACESOutputMat = mat3(
		vec3(  1.60475, -0.10208, -0.00327 ),		vec3( -0.53108,  1.10813, -0.07276 ),
		vec3( -0.07367, -0.00605,  1.07602 )
	);
	color *= toneMappingExposure / 0.6;
	color = ACESInputMat * color;
	color = RRTAndODTFit( color );
	color = ACESOutputMat * color;
	return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
	vec3( 1.6605, - 0.1246, - 0.0182 ),
	vec3( - 0.5876, 1.1329, - 0.1006 ),
	vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
	vec3( 0.6274, 0.0691, 0.0164 ),
	vec3( 0.3293, 0.9195, 0.0880 ),
	vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
	vec3 x2 = x * x;
	vec3 x4 = x2 * x2;
	return + 15.5 * x4 * x2
		- 40.14 * x4 * x
		+ 31.96 * x4
		- 6.868 * x2 * x
		+ 0.4298 * x2
		+ 0.1191 * x
		- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
	const mat3 AgXInsetMatrix = mat3(
		vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
		vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
		vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
	);
	const mat3 AgXOutsetMatrix = mat3(
		vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
		vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
		vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
	);
	const float AgxMinEv = - 12.47393;	const float AgxMaxEv = 4.026069;
	color *= toneMappingExposure;
	color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
	color = AgXInsetMatrix * color;
	color = max( color, 1e-10 );	color = log2( color );
	color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
	color = clamp( color, 0.0, 1.0 );
	color = agxDefaultContrastApprox( color );
	color = AgXOutsetMatrix * color;
	color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
	color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
	color = clamp( color, 0.0, 1.0 );
	return color;
}
vec3 NeutralToneMapping( vec3 color ) {
	const float StartCompression = 0.8 - 0.04;
	const float Desaturation = 0.15;
	color *= toneMappingExposure;
	float x = min( color.r, min( color.g, color.b ) );
	float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
	color -= offset;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < StartCompression ) return color;
	float d = 1. - StartCompression;
	float newPeak = 1. - d * d / ( peak + d - StartCompression );
	color *= newPeak / peak;
	float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
	return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,EM=`#ifdef USE_TRANSMISSION
	material.transmission = transmission;
	material.transmissionAlpha = 1.0;
	material.thickness = thickness;
	material.attenuationDistance = attenuationDistance;
	material.attenuationColor = attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		material.transmission *= texture2D( transmissionMap, vTransmissionMapUv ).r;
	#endif
	#ifdef USE_THICKNESSMAP
		material.thickness *= texture2D( thicknessMap, vThicknessMapUv ).g;
	#endif
	vec3 pos = vWorldPosition;
	vec3 v = normalize( cameraPosition - pos );
	vec3 n = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec4 transmitted = getIBLVolumeRefraction(
		n, v, material.roughness, material.diffuseContribution, material.specularColorBlended, material.specularF90,
		pos, modelMatrix, viewMatrix, projectionMatrix, material.dispersion, material.ior, material.thickness,
		material.attenuationColor, material.attenuationDistance );
	material.transmissionAlpha = mix( material.transmissionAlpha, transmitted.a, material.transmission );
	totalDiffuse = mix( totalDiffuse, transmitted.rgb, material.transmission );
#endif`,TM=`#ifdef USE_TRANSMISSION
	uniform float transmission;
	uniform float thickness;
	uniform float attenuationDistance;
	uniform vec3 attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		uniform sampler2D transmissionMap;
	#endif
	#ifdef USE_THICKNESSMAP
		uniform sampler2D thicknessMap;
	#endif
	uniform vec2 transmissionSamplerSize;
	uniform sampler2D transmissionSamplerMap;
	uniform mat4 modelMatrix;
	uniform mat4 projectionMatrix;
	varying vec3 vWorldPosition;
	float w0( float a ) {
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - a + 3.0 ) - 3.0 ) + 1.0 );
	}
	float w1( float a ) {
		return ( 1.0 / 6.0 ) * ( a *  a * ( 3.0 * a - 6.0 ) + 4.0 );
	}
	float w2( float a ){
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - 3.0 * a + 3.0 ) + 3.0 ) + 1.0 );
	}
	float w3( float a ) {
		return ( 1.0 / 6.0 ) * ( a * a * a );
	}
	float g0( float a ) {
		return w0( a ) + w1( a );
	}
	float g1( float a ) {
		return w2( a ) + w3( a );
	}
	float h0( float a ) {
		return - 1.0 + w1( a ) / ( w0( a ) + w1( a ) );
	}
	float h1( float a ) {
		return 1.0 + w3( a ) / ( w2( a ) + w3( a ) );
	}
	vec4 bicubic( sampler2D tex, vec2 uv, vec4 texelSize, float lod ) {
		uv = uv * texelSize.zw + 0.5;
		vec2 iuv = floor( uv );
		vec2 fuv = fract( uv );
		float g0x = g0( fuv.x );
		float g1x = g1( fuv.x );
		float h0x = h0( fuv.x );
		float h1x = h1( fuv.x );
		float h0y = h0( fuv.y );
		float h1y = h1( fuv.y );
		vec2 p0 = ( vec2( iuv.x + h0x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p1 = ( vec2( iuv.x + h1x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p2 = ( vec2( iuv.x + h0x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		vec2 p3 = ( vec2( iuv.x + h1x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		return g0( fuv.y ) * ( g0x * textureLod( tex, p0, lod ) + g1x * textureLod( tex, p1, lod ) ) +
			g1( fuv.y ) * ( g0x * textureLod( tex, p2, lod ) + g1x * textureLod( tex, p3, lod ) );
	}
	vec4 textureBicubic( sampler2D sampler, vec2 uv, float lod ) {
		vec2 fLodSize = vec2( textureSize( sampler, int( lod ) ) );
		vec2 cLodSize = vec2( textureSize( sampler, int( lod + 1.0 ) ) );
		vec2 fLodSizeInv = 1.0 / fLodSize;
		vec2 cLodSizeInv = 1.0 / cLodSize;
		vec4 fSample = bicubic( sampler, uv, vec4( fLodSizeInv, fLodSize ), floor( lod ) );
		vec4 cSample = bicubic( sampler, uv, vec4( cLodSizeInv, cLodSize ), ceil( lod ) );
		return mix( fSample, cSample, fract( lod ) );
	}
	vec3 getVolumeTransmissionRay( const in vec3 n, const in vec3 v, const in float thickness, const in float ior, const in mat4 modelMatrix ) {
		vec3 refractionVector = refract( - v, normalize( n ), 1.0 / ior );
		vec3 modelScale;
		modelScale.x = length( vec3( modelMatrix[ 0 ].xyz ) );
		modelScale.y = length( vec3( modelMatrix[ 1 ].xyz ) );
		modelScale.z = length( vec3( modelMatrix[ 2 ].xyz ) );
		return normalize( refractionVector ) * thickness * modelScale;
	}
	float applyIorToRoughness( const in float roughness, const in float ior ) {
		return roughness * clamp( ior * 2.0 - 2.0, 0.0, 1.0 );
	}
	vec4 getTransmissionSample( const in vec2 fragCoord, const in float roughness, const in float ior ) {
		float lod = log2( transmissionSamplerSize.x ) * applyIorToRoughness( roughness, ior );
		return textureBicubic( transmissionSamplerMap, fragCoord.xy, lod );
	}
	vec3 volumeAttenuation( const in float transmissionDistance, const in vec3 attenuationColor, const in float attenuationDistance ) {
		if ( isinf( attenuationDistance ) ) {
			return vec3( 1.0 );
		} else {
			vec3 attenuationCoefficient = -log( attenuationColor ) / attenuationDistance;
			vec3 transmittance = exp( - attenuationCoefficient * transmissionDistance );			return transmittance;
		}
	}
	vec4 getIBLVolumeRefraction( const in vec3 n, const in vec3 v, const in float roughness, const in vec3 diffuseColor,
		const in vec3 specularColor, const in float specularF90, const in vec3 position, const in mat4 modelMatrix,
		const in mat4 viewMatrix, const in mat4 projMatrix, const in float dispersion, const in float ior, const in float thickness,
		const in vec3 attenuationColor, const in float attenuationDistance ) {
		vec4 transmittedLight;
		vec3 transmittance;
		#ifdef USE_DISPERSION
			float halfSpread = ( ior - 1.0 ) * 0.025 * dispersion;
			vec3 iors = vec3( ior - halfSpread, ior, ior + halfSpread );
			for ( int i = 0; i < 3; i ++ ) {
				vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, iors[ i ], modelMatrix );
				vec3 refractedRayExit = position + transmissionRay;
				vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
				vec2 refractionCoords = ndcPos.xy / ndcPos.w;
				refractionCoords += 1.0;
				refractionCoords /= 2.0;
				vec4 transmissionSample = getTransmissionSample( refractionCoords, roughness, iors[ i ] );
				transmittedLight[ i ] = transmissionSample[ i ];
				transmittedLight.a += transmissionSample.a;
				transmittance[ i ] = diffuseColor[ i ] * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance )[ i ];
			}
			transmittedLight.a /= 3.0;
		#else
			vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, ior, modelMatrix );
			vec3 refractedRayExit = position + transmissionRay;
			vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
			vec2 refractionCoords = ndcPos.xy / ndcPos.w;
			refractionCoords += 1.0;
			refractionCoords /= 2.0;
			transmittedLight = getTransmissionSample( refractionCoords, roughness, ior );
			transmittance = diffuseColor * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance );
		#endif
		vec3 attenuatedColor = transmittance * transmittedLight.rgb;
		vec3 F = EnvironmentBRDF( n, v, specularColor, specularF90, roughness );
		float transmittanceFactor = ( transmittance.r + transmittance.g + transmittance.b ) / 3.0;
		return vec4( ( 1.0 - F ) * attenuatedColor, 1.0 - ( 1.0 - transmittedLight.a ) * transmittanceFactor );
	}
#endif`,AM=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,RM=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	uniform mat3 mapTransform;
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	uniform mat3 alphaMapTransform;
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	uniform mat3 lightMapTransform;
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	uniform mat3 aoMapTransform;
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	uniform mat3 bumpMapTransform;
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	uniform mat3 normalMapTransform;
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
	uniform mat3 displacementMapTransform;
	varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	uniform mat3 emissiveMapTransform;
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	uniform mat3 metalnessMapTransform;
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	uniform mat3 roughnessMapTransform;
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	uniform mat3 diffuseRoughnessMapTransform;
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	uniform mat3 anisotropyMapTransform;
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	uniform mat3 clearcoatMapTransform;
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform mat3 clearcoatNormalMapTransform;
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform mat3 clearcoatRoughnessMapTransform;
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	uniform mat3 sheenColorMapTransform;
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	uniform mat3 sheenRoughnessMapTransform;
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	uniform mat3 iridescenceMapTransform;
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform mat3 iridescenceThicknessMapTransform;
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
	uniform mat3 specularMapTransform;
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	uniform mat3 specularColorMapTransform;
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	uniform mat3 specularIntensityMapTransform;
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,CM=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
	vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
	vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
	vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
	vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
	vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
	vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
	vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
	vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
	vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
	vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	vDiffuseRoughnessMapUv = ( diffuseRoughnessMapTransform * vec3( DIFFUSE_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
	vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
	vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
	vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
	vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
	vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
	vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
	vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
	vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,PM=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,IM=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,LM=`uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,DM=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,NM=`uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <envmap_common_pars_fragment>
void main() {
	#ifdef ENVMAP_TYPE_PMREM
		vec4 texColor = textureLod( envMap, backgroundRotation * vWorldDirection, roughnessToMip( backgroundBlurriness ) );
	#else
		vec4 texColor = textureCube( envMap, backgroundRotation * vWorldDirection );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,UM=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,FM=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,OM=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,BM=`#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,kM=`#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,zM=`#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = vec4( dist, 0.0, 0.0, 1.0 );
}`,HM=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,VM=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,GM=`uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,WM=`uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,XM=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,qM=`uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,YM=`#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,$M=`#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,ZM=`#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,KM=`#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,JM=`#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,jM=`#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( normalize( normal ) * 0.5 + 0.5, diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,QM=`#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,eS=`#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,tS=`#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,nS=`#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DIFFUSE_ROUGHNESS
	uniform float diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		uniform sampler2D diffuseRoughnessMap;
	#endif
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_RETROREFLECTION
	uniform float retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
 
		outgoingLight = outgoingLight + sheenSpecularDirect + sheenSpecularIndirect;
 
 	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,iS=`#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,sS=`#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,rS=`uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,oS=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,aS=`#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,lS=`uniform vec3 color;
uniform float opacity;
#include <common>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,cS=`uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,hS=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,et={alphahash_fragment:Lv,alphahash_pars_fragment:Dv,alphamap_fragment:Nv,alphamap_pars_fragment:Uv,alphatest_fragment:Fv,alphatest_pars_fragment:Ov,aomap_fragment:Bv,aomap_pars_fragment:kv,batching_pars_vertex:zv,batching_vertex:Hv,begin_vertex:Vv,beginnormal_vertex:Gv,bsdfs:Wv,iridescence_fragment:Xv,bumpmap_pars_fragment:qv,clipping_planes_fragment:Yv,clipping_planes_pars_fragment:$v,clipping_planes_pars_vertex:Zv,clipping_planes_vertex:Kv,color_fragment:Jv,color_pars_fragment:jv,color_pars_vertex:Qv,color_vertex:eb,common:tb,defaultnormal_vertex:nb,displacementmap_pars_vertex:ib,displacementmap_vertex:sb,emissivemap_fragment:rb,emissivemap_pars_fragment:ob,colorspace_fragment:ab,colorspace_pars_fragment:lb,envmap_fragment:cb,envmap_common_pars_fragment:hb,envmap_pars_fragment:ub,envmap_pars_vertex:db,envmap_physical_pars_fragment:Sb,envmap_vertex:fb,fog_vertex:pb,fog_pars_vertex:mb,fog_fragment:gb,fog_pars_fragment:_b,gradientmap_pars_fragment:yb,lightmap_pars_fragment:xb,lights_lambert_fragment:vb,lights_lambert_pars_fragment:bb,lights_pars_begin:Mb,lights_toon_fragment:wb,lights_toon_pars_fragment:Eb,lights_phong_fragment:Tb,lights_phong_pars_fragment:Ab,lights_physical_fragment:Rb,lights_physical_pars_fragment:Cb,lights_fragment_begin:Pb,lights_fragment_maps:Ib,lights_fragment_end:Lb,lightprobes_pars_fragment:Db,logdepthbuf_fragment:Nb,logdepthbuf_pars_fragment:Ub,logdepthbuf_pars_vertex:Fb,logdepthbuf_vertex:Ob,map_fragment:Bb,map_pars_fragment:kb,map_particle_fragment:zb,map_particle_pars_fragment:Hb,metalnessmap_fragment:Vb,metalnessmap_pars_fragment:Gb,morphinstance_vertex:Wb,morphcolor_vertex:Xb,morphnormal_vertex:qb,morphtarget_pars_vertex:Yb,morphtarget_vertex:$b,normal_fragment_begin:Zb,normal_fragment_maps:Kb,normal_pars_fragment:Jb,normal_pars_vertex:jb,normal_vertex:Qb,normalmap_pars_fragment:eM,clearcoat_normal_fragment_begin:tM,clearcoat_normal_fragment_maps:nM,clearcoat_pars_fragment:iM,iridescence_pars_fragment:sM,opaque_fragment:rM,packing:oM,premultiplied_alpha_fragment:aM,project_vertex:lM,dithering_fragment:cM,dithering_pars_fragment:hM,roughnessmap_fragment:uM,roughnessmap_pars_fragment:dM,shadowmap_pars_fragment:fM,shadowmap_pars_vertex:pM,shadowmap_vertex:mM,shadowmask_pars_fragment:gM,skinbase_vertex:_M,skinning_pars_vertex:yM,skinning_vertex:xM,skinnormal_vertex:vM,specularmap_fragment:bM,specularmap_pars_fragment:MM,tonemapping_fragment:SM,tonemapping_pars_fragment:wM,transmission_fragment:EM,transmission_pars_fragment:TM,uv_pars_fragment:AM,uv_pars_vertex:RM,uv_vertex:CM,worldpos_vertex:PM,background_vert:IM,background_frag:LM,backgroundCube_vert:DM,backgroundCube_frag:NM,cube_vert:UM,cube_frag:FM,depth_vert:OM,depth_frag:BM,distance_vert:kM,distance_frag:zM,equirect_vert:HM,equirect_frag:VM,linedashed_vert:GM,linedashed_frag:WM,meshbasic_vert:XM,meshbasic_frag:qM,meshlambert_vert:YM,meshlambert_frag:$M,meshmatcap_vert:ZM,meshmatcap_frag:KM,meshnormal_vert:JM,meshnormal_frag:jM,meshphong_vert:QM,meshphong_frag:eS,meshphysical_vert:tS,meshphysical_frag:nS,meshtoon_vert:iS,meshtoon_frag:sS,points_vert:rS,points_frag:oS,shadow_vert:aS,shadow_frag:lS,sprite_vert:cS,sprite_frag:hS},Le={common:{diffuse:{value:new ze(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new nt},alphaMap:{value:null},alphaMapTransform:{value:new nt},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new nt}},envmap:{envMap:{value:null},envMapRotation:{value:new nt},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new nt}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new nt}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new nt},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new nt},normalScale:{value:new Ve(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new nt},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new nt}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new nt}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new nt}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new ze(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new ze(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new nt},alphaTest:{value:0},uvTransform:{value:new nt}},sprite:{diffuse:{value:new ze(16777215)},opacity:{value:1},center:{value:new Ve(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new nt},alphaMap:{value:null},alphaMapTransform:{value:new nt},alphaTest:{value:0}}},hs={basic:{uniforms:$n([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.fog]),vertexShader:et.meshbasic_vert,fragmentShader:et.meshbasic_frag},lambert:{uniforms:$n([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new ze(0)},envMapIntensity:{value:1}}]),vertexShader:et.meshlambert_vert,fragmentShader:et.meshlambert_frag},phong:{uniforms:$n([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new ze(0)},specular:{value:new ze(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:et.meshphong_vert,fragmentShader:et.meshphong_frag},standard:{uniforms:$n([Le.common,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.roughnessmap,Le.metalnessmap,Le.fog,Le.lights,{emissive:{value:new ze(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:et.meshphysical_vert,fragmentShader:et.meshphysical_frag},toon:{uniforms:$n([Le.common,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.gradientmap,Le.fog,Le.lights,{emissive:{value:new ze(0)}}]),vertexShader:et.meshtoon_vert,fragmentShader:et.meshtoon_frag},matcap:{uniforms:$n([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,{matcap:{value:null}}]),vertexShader:et.meshmatcap_vert,fragmentShader:et.meshmatcap_frag},points:{uniforms:$n([Le.points,Le.fog]),vertexShader:et.points_vert,fragmentShader:et.points_frag},dashed:{uniforms:$n([Le.common,Le.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:et.linedashed_vert,fragmentShader:et.linedashed_frag},depth:{uniforms:$n([Le.common,Le.displacementmap]),vertexShader:et.depth_vert,fragmentShader:et.depth_frag},normal:{uniforms:$n([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,{opacity:{value:1}}]),vertexShader:et.meshnormal_vert,fragmentShader:et.meshnormal_frag},sprite:{uniforms:$n([Le.sprite,Le.fog]),vertexShader:et.sprite_vert,fragmentShader:et.sprite_frag},background:{uniforms:{uvTransform:{value:new nt},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:et.background_vert,fragmentShader:et.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new nt}},vertexShader:et.backgroundCube_vert,fragmentShader:et.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:et.cube_vert,fragmentShader:et.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:et.equirect_vert,fragmentShader:et.equirect_frag},distance:{uniforms:$n([Le.common,Le.displacementmap,{referencePosition:{value:new L},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:et.distance_vert,fragmentShader:et.distance_frag},shadow:{uniforms:$n([Le.lights,Le.fog,{color:{value:new ze(0)},opacity:{value:1}}]),vertexShader:et.shadow_vert,fragmentShader:et.shadow_frag}};hs.physical={uniforms:$n([hs.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new nt},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new nt},clearcoatNormalScale:{value:new Ve(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new nt},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new nt},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new nt},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new nt},sheen:{value:0},sheenColor:{value:new ze(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new nt},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new nt},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new nt},transmissionSamplerSize:{value:new Ve},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new nt},attenuationDistance:{value:0},attenuationColor:{value:new ze(0)},specularColor:{value:new ze(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new nt},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new nt},anisotropyVector:{value:new Ve},anisotropyMap:{value:null},anisotropyMapTransform:{value:new nt}}]),vertexShader:et.meshphysical_vert,fragmentShader:et.meshphysical_frag};var Uh={r:0,b:0,g:0},uS=new lt,z0=new nt;z0.set(-1,0,0,0,1,0,0,0,1);function dS(s,e,t,n,i,r){let o=new ze(0),a=i===!0?0:1,l,c,h=null,u=0,d=null;function f(v){let R=v.isScene===!0?v.background:null;if(R&&R.isTexture){let b=v.backgroundBlurriness>0;R=e.get(R,b)}return R}function m(v){let R=!1,b=f(v);b===null?p(o,a):b&&b.isColor&&(p(b,1),R=!0);let A=s.xr.getEnvironmentBlendMode();A==="additive"?t.buffers.color.setClear(0,0,0,1,r):A==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(s.autoClear||R)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),s.clear(s.autoClearColor,s.autoClearDepth,s.autoClearStencil))}function x(v,R){let b=f(R);b&&b.isCubeTexture?(c===void 0&&(c=new Wt(new Ci(1,1,1),new Pi({name:"BackgroundCubeMaterial",uniforms:Wr(hs.backgroundCube.uniforms),vertexShader:hs.backgroundCube.vertexShader,fragmentShader:hs.backgroundCube.fragmentShader,side:Vn,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(A,T,_){this.matrixWorld.copyPosition(_.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(c)),c.material.uniforms.envMap.value=b,c.material.uniforms.backgroundBlurriness.value=R.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=R.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(uS.makeRotationFromEuler(R.backgroundRotation)).transpose(),b.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(z0),c.material.toneMapped=mt.getTransfer(b.colorSpace)!==It,(h!==b||u!==b.version||d!==s.toneMapping)&&(c.material.needsUpdate=!0,h=b,u=b.version,d=s.toneMapping),c.layers.enableAll(),v.unshift(c,c.geometry,c.material,0,0,null)):b&&b.isTexture&&(l===void 0&&(l=new Wt(new Ir(2,2),new Pi({name:"BackgroundMaterial",uniforms:Wr(hs.background.uniforms),vertexShader:hs.background.vertexShader,fragmentShader:hs.background.fragmentShader,side:as,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=b,l.material.uniforms.backgroundIntensity.value=R.backgroundIntensity,l.material.toneMapped=mt.getTransfer(b.colorSpace)!==It,b.matrixAutoUpdate===!0&&b.updateMatrix(),l.material.uniforms.uvTransform.value.copy(b.matrix),(h!==b||u!==b.version||d!==s.toneMapping)&&(l.material.needsUpdate=!0,h=b,u=b.version,d=s.toneMapping),l.layers.enableAll(),v.unshift(l,l.geometry,l.material,0,0,null))}function p(v,R){v.getRGB(Uh,mf(s)),t.buffers.color.setClear(Uh.r,Uh.g,Uh.b,R,r)}function g(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(v,R=1){o.set(v),a=R,p(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(v){a=v,p(o,a)},render:m,addToRenderList:x,dispose:g}}function fS(s,e){let t=s.getParameter(s.MAX_VERTEX_ATTRIBS),n={},i=d(null),r=i,o=!1;function a(D,k,V,N,H){let $=!1,W=u(D,N,V,k);r!==W&&(r=W,c(r.object)),$=f(D,N,V,H),$&&m(D,N,V,H),H!==null&&e.update(H,s.ELEMENT_ARRAY_BUFFER),($||o)&&(o=!1,b(D,k,V,N),H!==null&&s.bindBuffer(s.ELEMENT_ARRAY_BUFFER,e.get(H).buffer))}function l(){return s.createVertexArray()}function c(D){return s.bindVertexArray(D)}function h(D){return s.deleteVertexArray(D)}function u(D,k,V,N){let H=N.wireframe===!0,$=n[k.id];$===void 0&&($={},n[k.id]=$);let W=D.isInstancedMesh===!0?D.id:0,ce=$[W];ce===void 0&&(ce={},$[W]=ce);let J=ce[V.id];J===void 0&&(J={},ce[V.id]=J);let Q=J[H];return Q===void 0&&(Q=d(l()),J[H]=Q),Q}function d(D){let k=[],V=[],N=[];for(let H=0;H<t;H++)k[H]=0,V[H]=0,N[H]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:k,enabledAttributes:V,attributeDivisors:N,object:D,attributes:{},index:null}}function f(D,k,V,N){let H=r.attributes,$=k.attributes,W=0,ce=V.getAttributes();for(let J in ce)if(ce[J].location>=0){let se=H[J],de=$[J];if(de===void 0&&(J==="instanceMatrix"&&D.instanceMatrix&&(de=D.instanceMatrix),J==="instanceColor"&&D.instanceColor&&(de=D.instanceColor)),se===void 0||se.attribute!==de||de&&se.data!==de.data)return!0;W++}return r.attributesNum!==W||r.index!==N}function m(D,k,V,N){let H={},$=k.attributes,W=0,ce=V.getAttributes();for(let J in ce)if(ce[J].location>=0){let se=$[J];se===void 0&&(J==="instanceMatrix"&&D.instanceMatrix&&(se=D.instanceMatrix),J==="instanceColor"&&D.instanceColor&&(se=D.instanceColor));let de={};de.attribute=se,se&&se.data&&(de.data=se.data),H[J]=de,W++}r.attributes=H,r.attributesNum=W,r.index=N}function x(){let D=r.newAttributes;for(let k=0,V=D.length;k<V;k++)D[k]=0}function p(D){g(D,0)}function g(D,k){let V=r.newAttributes,N=r.enabledAttributes,H=r.attributeDivisors;V[D]=1,N[D]===0&&(s.enableVertexAttribArray(D),N[D]=1),H[D]!==k&&(s.vertexAttribDivisor(D,k),H[D]=k)}function v(){let D=r.newAttributes,k=r.enabledAttributes;for(let V=0,N=k.length;V<N;V++)k[V]!==D[V]&&(s.disableVertexAttribArray(V),k[V]=0)}function R(D,k,V,N,H,$,W){W===!0?s.vertexAttribIPointer(D,k,V,H,$):s.vertexAttribPointer(D,k,V,N,H,$)}function b(D,k,V,N){x();let H=N.attributes,$=V.getAttributes(),W=k.defaultAttributeValues;for(let ce in $){let J=$[ce];if(J.location>=0){let Q=H[ce];if(Q===void 0&&(ce==="instanceMatrix"&&D.instanceMatrix&&(Q=D.instanceMatrix),ce==="instanceColor"&&D.instanceColor&&(Q=D.instanceColor)),Q!==void 0){let se=Q.normalized,de=Q.itemSize,ue=e.get(Q);if(ue===void 0)continue;let ee=ue.buffer,me=ue.type,ye=ue.bytesPerElement,Ae=me===s.INT||me===s.UNSIGNED_INT||Q.gpuType===Jc;if(Q.isInterleavedBufferAttribute){let Me=Q.data,Xe=Me.isInterleavedBuffer===!0?Me.stride:Me.itemSize,rt=Q.offset;if(Me.isInstancedInterleavedBuffer||Me.isInstancedBufferAttribute){for(let Ge=0;Ge<J.locationSize;Ge++)g(J.location+Ge,Me.meshPerAttribute);D.isInstancedMesh!==!0&&N._maxInstanceCount===void 0&&(N._maxInstanceCount=Me.meshPerAttribute*Me.count)}else for(let Ge=0;Ge<J.locationSize;Ge++)p(J.location+Ge);s.bindBuffer(s.ARRAY_BUFFER,ee);for(let Ge=0;Ge<J.locationSize;Ge++)R(J.location+Ge,de/J.locationSize,me,se,Xe*ye,(rt+de/J.locationSize*Ge)*ye,Ae)}else{if(Q.isInstancedBufferAttribute){for(let Me=0;Me<J.locationSize;Me++)g(J.location+Me,Q.meshPerAttribute);D.isInstancedMesh!==!0&&N._maxInstanceCount===void 0&&(N._maxInstanceCount=Q.meshPerAttribute*Q.count)}else for(let Me=0;Me<J.locationSize;Me++)p(J.location+Me);s.bindBuffer(s.ARRAY_BUFFER,ee);for(let Me=0;Me<J.locationSize;Me++)R(J.location+Me,de/J.locationSize,me,se,de*ye,de/J.locationSize*Me*ye,Ae)}}else if(W!==void 0){let se=W[ce];if(se!==void 0)switch(se.length){case 2:s.vertexAttrib2fv(J.location,se);break;case 3:s.vertexAttrib3fv(J.location,se);break;case 4:s.vertexAttrib4fv(J.location,se);break;default:s.vertexAttrib1fv(J.location,se)}}}}v()}function A(){F();for(let D in n){let k=n[D];for(let V in k){let N=k[V];for(let H in N){let $=N[H];for(let W in $)h($[W].object),delete $[W];delete N[H]}}delete n[D]}}function T(D){if(n[D.id]===void 0)return;let k=n[D.id];for(let V in k){let N=k[V];for(let H in N){let $=N[H];for(let W in $)h($[W].object),delete $[W];delete N[H]}}delete n[D.id]}function _(D){for(let k in n){let V=n[k];for(let N in V){let H=V[N];if(H[D.id]===void 0)continue;let $=H[D.id];for(let W in $)h($[W].object),delete $[W];delete H[D.id]}}}function E(D){for(let k in n){let V=n[k],N=D.isInstancedMesh===!0?D.id:0,H=V[N];if(H!==void 0){for(let $ in H){let W=H[$];for(let ce in W)h(W[ce].object),delete W[ce];delete H[$]}delete V[N],Object.keys(V).length===0&&delete n[k]}}}function F(){I(),o=!0,r!==i&&(r=i,c(r.object))}function I(){i.geometry=null,i.program=null,i.wireframe=!1}return{setup:a,reset:F,resetDefaultState:I,dispose:A,releaseStatesOfGeometry:T,releaseStatesOfObject:E,releaseStatesOfProgram:_,initAttributes:x,enableAttribute:p,disableUnusedAttributes:v}}function pS(s,e,t){let n;function i(l){n=l}function r(l,c){s.drawArrays(n,l,c),t.update(c,n,1)}function o(l,c,h){h!==0&&(s.drawArraysInstanced(n,l,c,h),t.update(c,n,h))}function a(l,c,h){if(h===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,c,0,h);let d=0;for(let f=0;f<h;f++)d+=c[f];t.update(d,n,1)}this.setMode=i,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function mS(s,e,t,n){let i;function r(){if(i!==void 0)return i;if(e.has("EXT_texture_filter_anisotropic")===!0){let _=e.get("EXT_texture_filter_anisotropic");i=s.getParameter(_.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else i=0;return i}function o(_){return!(_!==si&&n.convert(_)!==s.getParameter(s.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(_){let E=_===Yi&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(_!==ri&&_!==Li&&!E&&n.convert(_)!==s.getParameter(s.IMPLEMENTATION_COLOR_READ_TYPE))}function l(_){if(_==="highp"){if(s.getShaderPrecisionFormat(s.VERTEX_SHADER,s.HIGH_FLOAT).precision>0&&s.getShaderPrecisionFormat(s.FRAGMENT_SHADER,s.HIGH_FLOAT).precision>0)return"highp";_="mediump"}return _==="mediump"&&s.getShaderPrecisionFormat(s.VERTEX_SHADER,s.MEDIUM_FLOAT).precision>0&&s.getShaderPrecisionFormat(s.FRAGMENT_SHADER,s.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=t.precision!==void 0?t.precision:"highp",h=l(c);h!==c&&($e("WebGLRenderer:",c,"not supported, using",h,"instead."),c=h);let u=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),d=t.logarithmicDepthBuffer===!0&&u===!1;t.reversedDepthBuffer===!0&&u===!1&&$e("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&u===!0&&$e("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=s.getParameter(s.MAX_TEXTURE_IMAGE_UNITS),m=s.getParameter(s.MAX_VERTEX_TEXTURE_IMAGE_UNITS),x=s.getParameter(s.MAX_TEXTURE_SIZE),p=s.getParameter(s.MAX_CUBE_MAP_TEXTURE_SIZE),g=s.getParameter(s.MAX_VERTEX_ATTRIBS),v=s.getParameter(s.MAX_VERTEX_UNIFORM_VECTORS),R=s.getParameter(s.MAX_VARYING_VECTORS),b=s.getParameter(s.MAX_FRAGMENT_UNIFORM_VECTORS),A=s.getParameter(s.MAX_SAMPLES),T=s.getParameter(s.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:u,maxTextures:f,maxVertexTextures:m,maxTextureSize:x,maxCubemapSize:p,maxAttributes:g,maxVertexUniforms:v,maxVaryings:R,maxFragmentUniforms:b,maxSamples:A,samples:T}}function gS(s){let e=this,t=null,n=0,i=!1,r=!1,o=new Hn,a=new nt,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(u,d){let f=u.length!==0||d||n!==0||i;return i=d,n=u.length,f},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(u,d){t=h(u,d,0)},this.setState=function(u,d,f){let m=u.clippingPlanes,x=u.clipIntersection,p=u.clipShadows,g=s.get(u);if(!i||m===null||m.length===0||r&&!p)r?h(null):c();else{let v=r?0:n,R=v*4,b=g.clippingState||null;l.value=b,b=h(m,d,R,f);for(let A=0;A!==R;++A)b[A]=t[A];g.clippingState=b,this.numIntersection=x?this.numPlanes:0,this.numPlanes+=v}};function c(){l.value!==t&&(l.value=t,l.needsUpdate=n>0),e.numPlanes=n,e.numIntersection=0}function h(u,d,f,m){let x=u!==null?u.length:0,p=null;if(x!==0){if(p=l.value,m!==!0||p===null){let g=f+x*4,v=d.matrixWorldInverse;a.getNormalMatrix(v),(p===null||p.length<g)&&(p=new Float32Array(g));for(let R=0,b=f;R!==x;++R,b+=4)o.copy(u[R]).applyMatrix4(v,a),o.normal.toArray(p,b),p[b+3]=o.constant}l.value=p,l.needsUpdate=!0}return e.numPlanes=x,e.numIntersection=0,p}}var fl=class extends ii{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let n={width:e,height:e,depth:1},i=[n,n,n,n,n,n];this.texture=new Cr(i),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,fragmentShader:`

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`},i=new Ci(5,5,5),r=new Pi({name:"CubemapFromEquirect",uniforms:Wr(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:Vn,blending:Or});r.uniforms.tEquirect.value=t;let o=new Wt(i,r),a=t.minFilter;return t.minFilter===yi&&(t.minFilter=Tn),new qo(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,n=!0,i=!0){let r=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,n,i);e.setRenderTarget(r)}},y0=256,_S=3,yS=20,H0=256,V0=16,xS=3,vS=new L,bS=new ze,Oh=class s{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new qo(1,10,null),this._boxMesh=new Wt(new Ci(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,n=.1,i=100,r={}){let{size:o=256,position:a=vS}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),h=this._getSourceTarget(!0);t>0&&(h.texture.mipmapsAutoUpdate=!1);let u=l.autoClear,d=l.autoClearColor,f=l.autoClearDepth,m=l.autoClearStencil,x=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,x===null&&(e.background=l.getClearColor(bS));let p=new qo(n,i,h);return p.position.copy(a),p.update(l,e),l.autoClear=u,l.autoClearColor=d,l.autoClearDepth=f,l.autoClearStencil=m,e.background=x,t>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(c,t)),this._applyPMREM(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=b0(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=v0(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(y0,df(e))}_fromTexture(e,t){e.mapping===zr||e.mapping===Zo?this._setSize(e.image.length===0?y0:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);let n=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(n),n}_allocateTarget(){let e=this._cubeSize,t=x0(e,!1,!1),n=Math.log2(e)-_S;for(let i=0;i<=n;i++)t.texture.mipmaps.push({width:e>>i,height:e>>i});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==t||e&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=x0(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,n){let i=this._boxMesh,r=this._cubeCamera;i.material=n,r.renderTarget=e,r.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),r.update(this._renderer,i),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===zr||e.mapping===Zo?(this._cubemapMaterial===null&&(this._cubemapMaterial=b0()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=v0()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=MS(),this._integrationMaterial=SS());let t=this._cubeSize,n=e.texture.mipmaps.length-1,i=this._ggxMaterial.uniforms;i.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/V0);for(let o=0;o<=n;o++){let a=s.lodToRoughness(o,n);if(o>n-xS)r.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let l=a>0?Math.log2(t)+.5*Math.log2(6/(H0*Math.pow(a,4)))+.5:0;i.roughness.value=a,i.lodBias.value=l,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=wS());let n=this._blurMaterial,i=n.uniforms,r=this._sourceTarget;i.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,i.envMap.value=r.texture,this._renderCube(e,0,n),i.envMap.value=e.texture,this._renderCube(r,0,n)}};function x0(s,e,t){return new fl(s,{minFilter:yi,generateMipmaps:e,type:Yi,colorSpace:As,depthBuffer:t})}function pl(s,e,t){return new Pi({name:s,uniforms:e,vertexShader:et.cube_vert,fragmentShader:t,side:Vn,blending:Or,depthTest:!1,depthWrite:!1})}function MS(){return pl("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${H0}u

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float lodBias;

		#include <common>

		// Van der Corput radical inverse
		float radicalInverse_VdC( uint bits ) {

			bits = ( bits << 16u ) | ( bits >> 16u );
			bits = ( ( bits & 0x55555555u ) << 1u ) | ( ( bits & 0xAAAAAAAAu ) >> 1u );
			bits = ( ( bits & 0x33333333u ) << 2u ) | ( ( bits & 0xCCCCCCCCu ) >> 2u );
			bits = ( ( bits & 0x0F0F0F0Fu ) << 4u ) | ( ( bits & 0xF0F0F0F0u ) >> 4u );
			bits = ( ( bits & 0x00FF00FFu ) << 8u ) | ( ( bits & 0xFF00FF00u ) >> 8u );
			return float( bits ) * 2.3283064365386963e-10; // / 0x100000000

		}

		// Hammersley sequence
		vec2 hammersley( uint i, uint N ) {

			return vec2( float( i ) / float( N ), radicalInverse_VdC( i ) );

		}

		void main() {

			vec3 N = normalize( vWorldDirection );

			// For very low roughness, just sample the environment directly
			if ( roughness < 0.001 ) {

				gl_FragColor = vec4( textureLod( envMap, N, 0.0 ).rgb, 1.0 );
				return;

			}

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			// Tangent space basis for VNDF sampling
			vec3 up = abs( N.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, N ) );
			vec3 bitangent = cross( N, tangent );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			for ( uint i = 0u; i < GGX_SAMPLES; i ++ ) {

				vec2 Xi = hammersley( i, GGX_SAMPLES );

				// With V = N, sample the reflected direction directly.
				float invQ = 1.0 / ( 1.0 - Xi.x + alpha2 * Xi.x );
				float NdotL = ( 1.0 - Xi.x - alpha2 * Xi.x ) * invQ;

				if ( NdotL > 0.0 ) {

					float phi = 2.0 * PI * Xi.y;
					float sinTheta = 2.0 * alpha * sqrt( Xi.x * ( 1.0 - Xi.x ) ) * invQ;
					vec3 L = N * NdotL + ( tangent * cos( phi ) + bitangent * sin( phi ) ) * sinTheta;

					// Match the source mip to the sample's solid angle. The terms
					// independent of the sample are precomputed in lodBias.
					float d = alpha2 * invQ;
					float lod = max( log2( d ) + lodBias, 0.0 );

					// Weight by NdotL for the split-sum approximation
					prefilteredColor += textureLod( envMap, L, lod ).rgb * NdotL;
					totalWeight += NdotL;

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function SS(){return pl("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:V0}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float sourceLod;
		uniform int sourceSize;

		void main() {

			vec3 N = normalize( vWorldDirection );

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			float texelSize = 2.0 / float( sourceSize );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			// Pair opposite texels: only the one in N's hemisphere contributes.
			for ( int face = 0; face < 3; face ++ ) {

				for ( int y = 0; y < sourceSize; y ++ ) {

					for ( int x = 0; x < sourceSize; x ++ ) {

						vec2 uv = ( vec2( x, y ) + 0.5 ) * texelSize - 1.0;
						vec3 texelDirection = face == 0 ? vec3( 1.0, uv ) : ( face == 1 ? vec3( uv.x, 1.0, uv.y ) : vec3( uv, 1.0 ) );

						float invDistance = inversesqrt( 1.0 + dot( uv, uv ) );
						float NdotL = dot( N, texelDirection );
						texelDirection *= NdotL < 0.0 ? - 1.0 : 1.0;
						NdotL = abs( NdotL ) * invDistance;

						// With V = N, NdotH squared is ( 1 + NdotL ) / 2. Common factors
						// in the GGX distribution and texel solid angle cancel when normalized.
						float d = 1.0 + alpha2 + ( alpha2 - 1.0 ) * NdotL;
						float weight = NdotL * invDistance * invDistance * invDistance / ( d * d );

						prefilteredColor += textureLod( envMap, texelDirection, sourceLod ).rgb * weight;
						totalWeight += weight;

					}

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function wS(){return pl("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${yS}
		#define GOLDEN_ANGLE 2.39996322973

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float sigma;

		#include <common>

		void main() {

			vec3 outputDirection = normalize( vWorldDirection );

			vec3 up = abs( outputDirection.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, outputDirection ) );
			vec3 bitangent = cross( outputDirection, tangent );

			// Truncate the kernel at three standard deviations or at the antipode.
			float thetaMax = min( 3.0 * sigma, PI );
			float truncation = 1.0 - exp( - 0.5 * thetaMax * thetaMax / ( sigma * sigma ) );

			vec3 accumColor = vec3( 0.0 );
			float accumWeight = 0.0;

			for ( int i = 0; i < SAMPLES; i ++ ) {

				// Stratified inverse-CDF sampling of the Gaussian, placed on a golden-angle spiral.
				float stratum = ( float( i ) + 0.5 ) / float( SAMPLES );
				float theta = sigma * sqrt( - 2.0 * log( 1.0 - stratum * truncation ) );
				float phi = float( i ) * GOLDEN_ANGLE;

				vec3 offset = cos( phi ) * tangent + sin( phi ) * bitangent;
				vec3 sampleDirection = cos( theta ) * outputDirection + sin( theta ) * offset;

				// Correct the planar sample density to solid angle.
				float weight = sin( theta ) / theta;

				accumColor += weight * textureLod( envMap, sampleDirection, 0.0 ).rgb;
				accumWeight += weight;

			}

			gl_FragColor = vec4( accumColor / accumWeight, 1.0 );

		}
	`)}function v0(){return pl("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

		varying vec3 vWorldDirection;

		uniform sampler2D envMap;

		#include <common>

		void main() {

			// Average four subpixel samples to preserve small, bright features.
			vec3 direction = normalize( vWorldDirection );
			vec3 dx = dFdx( direction ) * 0.25;
			vec3 dy = dFdy( direction ) * 0.25;

			vec3 color = textureLod( envMap, equirectUv( normalize( direction - dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction - dx + dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx + dy ) ), 0.0 ).rgb;
			gl_FragColor = vec4( color * 0.25, 1.0 );

		}
	`)}function b0(){return pl("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function ES(s){let e=new WeakMap,t=new WeakMap,n=null;function i(d,f=!1){return d==null?null:f?o(d):r(d)}function r(d){if(d&&d.isTexture){let f=d.mapping;if(f===$c||f===Zc)if(e.has(d)){let m=e.get(d).texture;return a(m,d.mapping)}else{let m=d.image;if(m&&m.height>0){let x=new fl(m.height);return x.fromEquirectangularTexture(s,d),e.set(d,x),d.addEventListener("dispose",c),a(x.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let f=d.mapping,m=f===$c||f===Zc,x=f===zr||f===Zo;if(m||x){let p=t.get(d),g=p!==void 0?p.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==g)return n===null&&(n=new Oh(s)),p=m?n.fromEquirectangular(d,p):n.fromCubemap(d,p),p.texture.pmremVersion=d.pmremVersion,t.set(d,p),p.texture;if(p!==void 0)return p.texture;{let v=d.image;return m&&v&&v.height>0||x&&v&&l(v)?(n===null&&(n=new Oh(s)),p=m?n.fromEquirectangular(d):n.fromCubemap(d),p.texture.pmremVersion=d.pmremVersion,t.set(d,p),d.addEventListener("dispose",h),p.texture):null}}}return d}function a(d,f){return f===$c?d.mapping=zr:f===Zc&&(d.mapping=Zo),d}function l(d){let f=0,m=6;for(let x=0;x<m;x++)d[x]!==void 0&&f++;return f===m}function c(d){let f=d.target;f.removeEventListener("dispose",c);let m=e.get(f);m!==void 0&&(e.delete(f),m.dispose())}function h(d){let f=d.target;f.removeEventListener("dispose",h);let m=t.get(f);m!==void 0&&(t.delete(f),m.dispose())}function u(){e=new WeakMap,t=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:i,dispose:u}}function TS(s){let e={};function t(n){if(e[n]!==void 0)return e[n];let i=s.getExtension(n);return e[n]=i,i}return{has:function(n){return t(n)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(n){let i=t(n);return i===null&&Da("WebGLRenderer: "+n+" extension not supported."),i}}}function AS(s,e,t,n){let i={},r=new WeakMap,o=new FinalizationRegistry(m=>delete i[m]);function a(m){l(m.target)}function l(m){m.index!==null&&e.remove(m.index);for(let p in m.attributes)e.remove(m.attributes[p]);m.removeEventListener("dispose",a),delete i[m.id],o.unregister(m);let x=r.get(m);x&&(e.remove(x),r.delete(m)),n.releaseStatesOfGeometry(m),m.isInstancedBufferGeometry===!0&&delete m._maxInstanceCount,t.memory.geometries--}function c(m,x){return i[x.id]!==void 0||(x.addEventListener("dispose",a),i[x.id]=new WeakRef(x),o.register(x,x.id,x),t.memory.geometries++),x}function h(m){let x=m.attributes;for(let p in x)e.update(x[p],s.ARRAY_BUFFER)}function u(m){let x=m.index,p=m.attributes.position,g=0;if(p===void 0)return;let v=x!==null?x.array.length:p.array.length/3-1,R=p.count>=65535?Ha:za,b=new R(Math.ceil(v/3)*6,1),A=b.array;if(x!==null){let _=x.array;g=x.version;for(let E=0,F=0;E<v;E+=3){let I=_[E+0],D=_[E+1],k=_[E+2];A[F++]=I,A[F++]=D,A[F++]=D,A[F++]=k,A[F++]=k,A[F++]=I}}else{g=p.version;for(let _=0,E=0;_<v;_+=3){let F=_+0,I=_+1,D=_+2;A[E++]=F,A[E++]=I,A[E++]=I,A[E++]=D,A[E++]=D,A[E++]=F}}b.version=g;let T=r.get(m);T&&e.remove(T),r.set(m,b)}function d(m){let x=r.get(m);if(x){let p=m.index;p!==null&&x.version<p.version&&u(m)}else u(m);return r.get(m)}function f(){for(let m in i){let x=i[m].deref();x!==void 0&&l(x)}}return{get:c,update:h,getWireframeAttribute:d,dispose:f}}function RS(s,e,t){let n;function i(u){n=u}let r,o;function a(u){r=u.type,o=u.bytesPerElement}function l(u,d){s.drawElements(n,d,r,u*o),t.update(d,n,1)}function c(u,d,f){f!==0&&(s.drawElementsInstanced(n,d,r,u*o,f),t.update(d,n,f))}function h(u,d,f){if(f===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,d,0,r,u,0,f);let x=0;for(let p=0;p<f;p++)x+=d[p];t.update(x,n,1)}this.setMode=i,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=h}function CS(s){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(t.calls++,o){case s.TRIANGLES:t.triangles+=a*(r/3);break;case s.LINES:t.lines+=a*(r/2);break;case s.LINE_STRIP:t.lines+=a*(r-1);break;case s.LINE_LOOP:t.lines+=a*r;break;case s.POINTS:t.points+=a*r;break;default:Je("WebGLInfo: Unknown draw mode:",o);break}}function i(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:i,update:n}}function PS(s,e,t){let n=new WeakMap,i=new Gt;function r(o,a,l){let c=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,u=h!==void 0?h.length:0,d=n.get(a);if(d===void 0||d.count!==u){let F=function(){_.dispose(),n.delete(a),a.removeEventListener("dispose",F)};d!==void 0&&d.texture.dispose();let f=a.morphAttributes.position!==void 0,m=a.morphAttributes.normal!==void 0,x=a.morphAttributes.color!==void 0,p=a.morphAttributes.position||[],g=a.morphAttributes.normal||[],v=a.morphAttributes.color||[],R=0;f===!0&&(R=1),m===!0&&(R=2),x===!0&&(R=3);let b=a.attributes.position.count*R,A=1;b>e.maxTextureSize&&(A=Math.ceil(b/e.maxTextureSize),b=e.maxTextureSize);let T=new Float32Array(b*A*4*u),_=new Ba(T,b,A,u);_.type=Li,_.needsUpdate=!0;let E=R*4;for(let I=0;I<u;I++){let D=p[I],k=g[I],V=v[I],N=b*A*4*I;for(let H=0;H<D.count;H++){let $=H*E;f===!0&&(i.fromBufferAttribute(D,H),T[N+$+0]=i.x,T[N+$+1]=i.y,T[N+$+2]=i.z,T[N+$+3]=0),m===!0&&(i.fromBufferAttribute(k,H),T[N+$+4]=i.x,T[N+$+5]=i.y,T[N+$+6]=i.z,T[N+$+7]=0),x===!0&&(i.fromBufferAttribute(V,H),T[N+$+8]=i.x,T[N+$+9]=i.y,T[N+$+10]=i.z,T[N+$+11]=V.itemSize===4?i.w:1)}}d={count:u,texture:_,size:new Ve(b,A)},n.set(a,d),a.addEventListener("dispose",F)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(s,"morphTexture",o.morphTexture,t);else{let f=0;for(let x=0;x<c.length;x++)f+=c[x];let m=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(s,"morphTargetBaseInfluence",m),l.getUniforms().setValue(s,"morphTargetInfluences",c)}l.getUniforms().setValue(s,"morphTargetsTexture",d.texture,t),l.getUniforms().setValue(s,"morphTargetsTextureSize",d.size)}return{update:r}}function IS(s,e,t,n,i){let r=new WeakMap;function o(c){let h=i.render.frame,u=c.geometry,d=e.get(c,u);if(r.get(d)!==h&&(e.update(d),r.set(d,h)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==h&&(t.update(c.instanceMatrix,s.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,s.ARRAY_BUFFER),r.set(c,h))),c.isSkinnedMesh){let f=c.skeleton;r.get(f)!==h&&(f.update(),r.set(f,h))}return d}function a(){r=new WeakMap}function l(c){let h=c.target;h.removeEventListener("dispose",l),n.releaseStatesOfObject(h),t.remove(h.instanceMatrix),h.instanceColor!==null&&t.remove(h.instanceColor)}return{update:o,dispose:a}}var LS={[Xd]:"LINEAR_TONE_MAPPING",[qd]:"REINHARD_TONE_MAPPING",[Yd]:"CINEON_TONE_MAPPING",[$d]:"ACES_FILMIC_TONE_MAPPING",[Kd]:"AGX_TONE_MAPPING",[Jd]:"NEUTRAL_TONE_MAPPING",[Zd]:"CUSTOM_TONE_MAPPING"};function DS(s,e,t,n,i,r){let o=new ii(e,t,{type:s,depthBuffer:i,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,h=new en;h.setAttribute("position",new jt([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new jt([0,2,0,0,2,0],2));let u=new Dc({uniforms:{tDiffuse:{value:null}},vertexShader:`
			precision highp float;

			uniform mat4 modelViewMatrix;
			uniform mat4 projectionMatrix;

			attribute vec3 position;
			attribute vec2 uv;

			varying vec2 vUv;

			void main() {
				vUv = uv;
				gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
			}`,fragmentShader:`
			precision highp float;

			uniform sampler2D tDiffuse;

			varying vec2 vUv;

			#include <tonemapping_pars_fragment>
			#include <colorspace_pars_fragment>

			void main() {
				gl_FragColor = texture2D( tDiffuse, vUv );

				#ifdef LINEAR_TONE_MAPPING
					gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );
				#elif defined( REINHARD_TONE_MAPPING )
					gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );
				#elif defined( CINEON_TONE_MAPPING )
					gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );
				#elif defined( ACES_FILMIC_TONE_MAPPING )
					gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );
				#elif defined( AGX_TONE_MAPPING )
					gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );
				#elif defined( NEUTRAL_TONE_MAPPING )
					gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );
				#elif defined( CUSTOM_TONE_MAPPING )
					gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );
				#endif

				#ifdef SRGB_TRANSFER
					gl_FragColor = sRGBTransferOETF( gl_FragColor );
				#endif
			}`,depthTest:!1,depthWrite:!1}),d=new Wt(h,u),f=new Ur(-1,1,1,-1,0,1),m=null,x=null,p=!1,g,v=null,R=[],b=!1;this.setSize=function(A,T){o.setSize(A,T),a!==null&&a.setSize(A,T),l!==null&&l.setSize(A,T);for(let _=0;_<R.length;_++){let E=R[_];E.setSize&&E.setSize(A,T)}},this.setEffects=function(A){R=A,b=R.length>0&&R[0].isRenderPass===!0;let T=o.width,_=o.height;R.length>0&&a===null&&(a=new ii(T,_,{type:Yi,depthBuffer:!1,stencilBuffer:!1}),l=new ii(T,_,{type:Yi,depthBuffer:!1,stencilBuffer:!1}));let E=i===!0&&R.some(F=>F.needsDepthTexture===!0);E!==(o.depthTexture!==null)&&(E===!0&&c===null&&(c=new Is(T,_),r===!0&&(c.format=Ds,c.type=Vr)),o.dispose(),o.depthTexture=E?c:null,o.resolveDepthBuffer=E,o.storeMultisampledDepthBuffer=E);for(let F=0;F<R.length;F++){let I=R[F];I.setSize&&I.setSize(T,_),E&&I.needsDepthTexture===!0&&I.setDepthTexture&&I.setDepthTexture(c)}},this.begin=function(A,T){if(p||A.toneMapping===ls&&R.length===0)return!1;if(v=T,T!==null){let _=T.width,E=T.height;(o.width!==_||o.height!==E)&&this.setSize(_,E)}return b===!1&&A.setRenderTarget(o),g=A.toneMapping,A.toneMapping=ls,!0},this.hasRenderPass=function(){return b},this.end=function(A,T){A.toneMapping=g,p=!0;let _=o,E=a;for(let F=0;F<R.length;F++){let I=R[F];I.enabled!==!1&&(I.render(A,E,_,T),I.needsSwap!==!1&&(_=E,E=E===a?l:a))}if(m!==A.outputColorSpace||x!==A.toneMapping){m=A.outputColorSpace,x=A.toneMapping,u.defines={},mt.getTransfer(m)===It&&(u.defines.SRGB_TRANSFER="");let F=LS[x];F&&(u.defines[F]=""),u.needsUpdate=!0}u.uniforms.tDiffuse.value=_.texture,A.setRenderTarget(v),A.render(d,f),v=null,p=!1},this.isCompositing=function(){return p},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),h.dispose(),u.dispose()}}var G0=new qn,W0=new Is(1,1),X0=new Ya(1),q0=new Ba,Y0=new Rc,$0=new Cr,M0=[],S0=[],w0=new Float32Array(16),E0=new Float32Array(9),T0=new Float32Array(4);function ea(s,e,t){let n=s[0];if(n<=0||n>0)return s;let i=e*t,r=M0[i];if(r===void 0&&(r=new Float32Array(i),M0[i]=r),e!==0){n.toArray(r,0);for(let o=1,a=0;o!==e;++o)a+=t,s[o].toArray(r,a)}return r}function Rn(s,e){if(s.length!==e.length)return!1;for(let t=0,n=s.length;t<n;t++)if(s[t]!==e[t])return!1;return!0}function Cn(s,e){for(let t=0,n=e.length;t<n;t++)s[t]=e[t]}function Bh(s,e){let t=S0[e];t===void 0&&(t=new Int32Array(e),S0[e]=t);for(let n=0;n!==e;++n)t[n]=s.allocateTextureUnit();return t}function NS(s,e){let t=this.cache;t[0]!==e&&(s.uniform1f(this.addr,e),t[0]=e)}function US(s,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(s.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Rn(t,e))return;s.uniform2fv(this.addr,e),Cn(t,e)}}function FS(s,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(s.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(s.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Rn(t,e))return;s.uniform3fv(this.addr,e),Cn(t,e)}}function OS(s,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(s.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Rn(t,e))return;s.uniform4fv(this.addr,e),Cn(t,e)}}function BS(s,e){let t=this.cache,n=e.elements;if(n===void 0){if(Rn(t,e))return;s.uniformMatrix2fv(this.addr,!1,e),Cn(t,e)}else{if(Rn(t,n))return;T0.set(n),s.uniformMatrix2fv(this.addr,!1,T0),Cn(t,n)}}function kS(s,e){let t=this.cache,n=e.elements;if(n===void 0){if(Rn(t,e))return;s.uniformMatrix3fv(this.addr,!1,e),Cn(t,e)}else{if(Rn(t,n))return;E0.set(n),s.uniformMatrix3fv(this.addr,!1,E0),Cn(t,n)}}function zS(s,e){let t=this.cache,n=e.elements;if(n===void 0){if(Rn(t,e))return;s.uniformMatrix4fv(this.addr,!1,e),Cn(t,e)}else{if(Rn(t,n))return;w0.set(n),s.uniformMatrix4fv(this.addr,!1,w0),Cn(t,n)}}function HS(s,e){let t=this.cache;t[0]!==e&&(s.uniform1i(this.addr,e),t[0]=e)}function VS(s,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(s.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Rn(t,e))return;s.uniform2iv(this.addr,e),Cn(t,e)}}function GS(s,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(s.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Rn(t,e))return;s.uniform3iv(this.addr,e),Cn(t,e)}}function WS(s,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(s.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Rn(t,e))return;s.uniform4iv(this.addr,e),Cn(t,e)}}function XS(s,e){let t=this.cache;t[0]!==e&&(s.uniform1ui(this.addr,e),t[0]=e)}function qS(s,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(s.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Rn(t,e))return;s.uniform2uiv(this.addr,e),Cn(t,e)}}function YS(s,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(s.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Rn(t,e))return;s.uniform3uiv(this.addr,e),Cn(t,e)}}function $S(s,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(s.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Rn(t,e))return;s.uniform4uiv(this.addr,e),Cn(t,e)}}function kh(s){return s.version===0&&(s.compareFunction=lf,s.needsUpdate=!0),s}function ZS(s,e,t){let n=this.cache,i=t.allocateTextureUnit();n[0]!==i&&(s.uniform1i(this.addr,i),n[0]=i);let r;this.type===s.SAMPLER_2D_SHADOW?r=kh(W0):r=G0,t.setTexture2D(e||r,i)}function KS(s,e,t){let n=this.cache,i=t.allocateTextureUnit();n[0]!==i&&(s.uniform1i(this.addr,i),n[0]=i),t.setTexture3D(e||Y0,i)}function JS(s,e,t){let n=this.cache,i=t.allocateTextureUnit();n[0]!==i&&(s.uniform1i(this.addr,i),n[0]=i);let r;this.type===s.SAMPLER_CUBE_SHADOW?r=kh(X0):r=$0,t.setTextureCube(e||r,i)}function jS(s,e,t){let n=this.cache,i=t.allocateTextureUnit();n[0]!==i&&(s.uniform1i(this.addr,i),n[0]=i),t.setTexture2DArray(e||q0,i)}function QS(s){switch(s){case 5126:return NS;case 35664:return US;case 35665:return FS;case 35666:return OS;case 35674:return BS;case 35675:return kS;case 35676:return zS;case 5124:case 35670:return HS;case 35667:case 35671:return VS;case 35668:case 35672:return GS;case 35669:case 35673:return WS;case 5125:return XS;case 36294:return qS;case 36295:return YS;case 36296:return $S;case 35678:case 36198:case 36298:case 36306:case 35682:return ZS;case 35679:case 36299:case 36307:return KS;case 35680:case 36300:case 36308:case 36293:return JS;case 36289:case 36303:case 36311:case 36292:return jS}}function ew(s,e){s.uniform1fv(this.addr,e)}function tw(s,e){let t=ea(e,this.size,2);s.uniform2fv(this.addr,t)}function nw(s,e){let t=ea(e,this.size,3);s.uniform3fv(this.addr,t)}function iw(s,e){let t=ea(e,this.size,4);s.uniform4fv(this.addr,t)}function sw(s,e){let t=ea(e,this.size,4);s.uniformMatrix2fv(this.addr,!1,t)}function rw(s,e){let t=ea(e,this.size,9);s.uniformMatrix3fv(this.addr,!1,t)}function ow(s,e){let t=ea(e,this.size,16);s.uniformMatrix4fv(this.addr,!1,t)}function aw(s,e){s.uniform1iv(this.addr,e)}function lw(s,e){s.uniform2iv(this.addr,e)}function cw(s,e){s.uniform3iv(this.addr,e)}function hw(s,e){s.uniform4iv(this.addr,e)}function uw(s,e){s.uniform1uiv(this.addr,e)}function dw(s,e){s.uniform2uiv(this.addr,e)}function fw(s,e){s.uniform3uiv(this.addr,e)}function pw(s,e){s.uniform4uiv(this.addr,e)}function mw(s,e,t){let n=this.cache,i=e.length,r=Bh(t,i);Rn(n,r)||(s.uniform1iv(this.addr,r),Cn(n,r));let o;this.type===s.SAMPLER_2D_SHADOW?o=kh(W0):o=G0;for(let a=0;a!==i;++a)t.setTexture2D(e[a]||o,r[a])}function gw(s,e,t){let n=this.cache,i=e.length,r=Bh(t,i);Rn(n,r)||(s.uniform1iv(this.addr,r),Cn(n,r));for(let o=0;o!==i;++o)t.setTexture3D(e[o]||Y0,r[o])}function _w(s,e,t){let n=this.cache,i=e.length,r=Bh(t,i);Rn(n,r)||(s.uniform1iv(this.addr,r),Cn(n,r));let o;this.type===s.SAMPLER_CUBE_SHADOW?o=kh(X0):o=$0;for(let a=0;a!==i;++a)t.setTextureCube(e[a]||o,r[a])}function yw(s,e,t){let n=this.cache,i=e.length,r=Bh(t,i);Rn(n,r)||(s.uniform1iv(this.addr,r),Cn(n,r));for(let o=0;o!==i;++o)t.setTexture2DArray(e[o]||q0,r[o])}function xw(s){switch(s){case 5126:return ew;case 35664:return tw;case 35665:return nw;case 35666:return iw;case 35674:return sw;case 35675:return rw;case 35676:return ow;case 5124:case 35670:return aw;case 35667:case 35671:return lw;case 35668:case 35672:return cw;case 35669:case 35673:return hw;case 5125:return uw;case 36294:return dw;case 36295:return fw;case 36296:return pw;case 35678:case 36198:case 36298:case 36306:case 35682:return mw;case 35679:case 36299:case 36307:return gw;case 35680:case 36300:case 36308:case 36293:return _w;case 36289:case 36303:case 36311:case 36292:return yw}}var bf=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.setValue=QS(t.type)}},Mf=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=xw(t.type)}},Sf=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,n){let i=this.seq;for(let r=0,o=i.length;r!==o;++r){let a=i[r];a.setValue(e,t[a.id],n)}}},xf=/(\w+)(\])?(\[|\.)?/g;function A0(s,e){s.seq.push(e),s.map[e.id]=e}function vw(s,e,t){let n=s.name,i=n.length;for(xf.lastIndex=0;;){let r=xf.exec(n),o=xf.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===i){A0(t,c===void 0?new bf(a,s,e):new Mf(a,s,e));break}else{let u=t.map[a];u===void 0&&(u=new Sf(a),A0(t,u)),t=u}}}var jo=class{constructor(e,t){this.seq=[],this.map={};let n=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=e.getActiveUniform(t,o),l=e.getUniformLocation(t,a.name);vw(a,l,this)}let i=[],r=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?i.push(o):r.push(o);i.length>0&&(this.seq=i.concat(r))}setValue(e,t,n,i){let r=this.map[t];r!==void 0&&r.setValue(e,n,i)}setOptional(e,t,n){let i=t[n];i!==void 0&&this.setValue(e,n,i)}static upload(e,t,n,i){for(let r=0,o=t.length;r!==o;++r){let a=t[r],l=n[a.id];l.needsUpdate!==!1&&a.setValue(e,l.value,i)}}static seqWithValue(e,t){let n=[];for(let i=0,r=e.length;i!==r;++i){let o=e[i];o.id in t&&n.push(o)}return n}};function R0(s,e,t){let n=s.createShader(e);return s.shaderSource(n,t),s.compileShader(n),n}var bw=37297,Mw=0;function Sw(s,e){let t=s.split(`
`),n=[],i=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let o=i;o<r;o++){let a=o+1;n.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return n.join(`
`)}var C0=new nt;function ww(s){mt._getMatrix(C0,mt.workingColorSpace,s);let e=`mat3( ${C0.elements.map(t=>t.toFixed(4))} )`;switch(mt.getTransfer(s)){case Ua:return[e,"LinearTransferOETF"];case It:return[e,"sRGBTransferOETF"];default:return $e("WebGLProgram: Unsupported color space: ",s),[e,"LinearTransferOETF"]}}function P0(s,e,t){let n=s.getShaderParameter(e,s.COMPILE_STATUS),r=(s.getShaderInfoLog(e)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+r+`

`+Sw(s.getShaderSource(e),a)}else return r}function Ew(s,e){let t=ww(e);return[`vec4 ${s}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var Tw={[Xd]:"Linear",[qd]:"Reinhard",[Yd]:"Cineon",[$d]:"ACESFilmic",[Kd]:"AgX",[Jd]:"Neutral",[Zd]:"Custom"};function Aw(s,e){let t=Tw[e];return t===void 0?($e("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+s+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+s+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var Fh=new L;function Rw(){mt.getLuminanceCoefficients(Fh);let s=Fh.x.toFixed(4),e=Fh.y.toFixed(4),t=Fh.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${s}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function Cw(s){return[s.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",s.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(dl).join(`
`)}function Pw(s){let e=[];for(let t in s){let n=s[t];n!==!1&&e.push("#define "+t+" "+n)}return e.join(`
`)}function Iw(s,e){let t={},n=s.getProgramParameter(e,s.ACTIVE_ATTRIBUTES);for(let i=0;i<n;i++){let r=s.getActiveAttrib(e,i),o=r.name,a=1;r.type===s.FLOAT_MAT2&&(a=2),r.type===s.FLOAT_MAT3&&(a=3),r.type===s.FLOAT_MAT4&&(a=4),t[o]={type:r.type,location:s.getAttribLocation(e,o),locationSize:a}}return t}function dl(s){return s!==""}function I0(s,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return s.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function L0(s,e){return s.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var Lw=/^[ \t]*#include +<([\w\d./]+)>/gm;function wf(s){return s.replace(Lw,Dw)}function Dw(s,e){let t=et[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return wf(t)}var Nw=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function D0(s){return s.replace(Nw,Uw)}function Uw(s,e,t,n){let i="";for(let r=parseInt(e);r<parseInt(t);r++)i+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return i}function N0(s){let e=`precision ${s.precision} float;
	precision ${s.precision} int;
	precision ${s.precision} sampler2D;
	precision ${s.precision} samplerCube;
	precision ${s.precision} sampler3D;
	precision ${s.precision} sampler2DArray;
	precision ${s.precision} sampler2DShadow;
	precision ${s.precision} samplerCubeShadow;
	precision ${s.precision} sampler2DArrayShadow;
	precision ${s.precision} isampler2D;
	precision ${s.precision} isampler3D;
	precision ${s.precision} isamplerCube;
	precision ${s.precision} isampler2DArray;
	precision ${s.precision} usampler2D;
	precision ${s.precision} usampler3D;
	precision ${s.precision} usamplerCube;
	precision ${s.precision} usampler2DArray;
	`;return s.precision==="highp"?e+=`
#define HIGH_PRECISION`:s.precision==="mediump"?e+=`
#define MEDIUM_PRECISION`:s.precision==="lowp"&&(e+=`
#define LOW_PRECISION`),e}var Fw={[Fr]:"SHADOWMAP_TYPE_PCF",[$o]:"SHADOWMAP_TYPE_VSM"};function Ow(s){return Fw[s.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var Bw={[Zo]:"ENVMAP_MODE_REFRACTION"};function kw(s){return s.envMap===!1?"ENVMAP_MODE_REFLECTION":Bw[s.envMapMode]||"ENVMAP_MODE_REFLECTION"}var zw={[Yc]:"ENVMAP_BLENDING_MULTIPLY",[Qg]:"ENVMAP_BLENDING_MIX",[e0]:"ENVMAP_BLENDING_ADD"};function Hw(s){return s.envMap===!1?"ENVMAP_BLENDING_NONE":zw[s.combine]||"ENVMAP_BLENDING_NONE"}function Vw(s,e,t,n){let i=s.getContext(),r=t.defines,o=t.vertexShader,a=t.fragmentShader,l=Ow(t),c=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=kw(t),u=Hw(t),d=Cw(t),f=Pw(r),m=i.createProgram(),x,p,g=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(x=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(dl).join(`
`),x.length>0&&(x+=`
`),p=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(dl).join(`
`),p.length>0&&(p+=`
`)):(x=[N0(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+h:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(dl).join(`
`),p=[N0(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.envMap?"#define "+h:"",t.envMap?"#define "+u:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==ls?"#define TONE_MAPPING":"",t.toneMapping!==ls?et.tonemapping_pars_fragment:"",t.toneMapping!==ls?Aw("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",et.colorspace_pars_fragment,Ew("linearToOutputTexel",t.outputColorSpace),Rw(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(dl).join(`
`)),o=wf(o),o=I0(o,t),o=L0(o,t),a=wf(a),a=I0(a,t),a=L0(a,t),o=D0(o),a=D0(a),t.isRawShaderMaterial!==!0&&(g=`#version 300 es
`,x=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+x,p=["#define varying in",t.glslVersion===hf?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===hf?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+p);let v=g+x+o,R=g+p+a,b=R0(i,i.VERTEX_SHADER,v),A=R0(i,i.FRAGMENT_SHADER,R);i.attachShader(m,b),i.attachShader(m,A),t.index0AttributeName!==void 0?i.bindAttribLocation(m,0,t.index0AttributeName):t.hasPositionAttribute===!0&&i.bindAttribLocation(m,0,"position"),i.linkProgram(m);function T(I){if(s.debug.checkShaderErrors){let D=i.getProgramInfoLog(m)||"",k=i.getShaderInfoLog(b)||"",V=i.getShaderInfoLog(A)||"",N=D.trim(),H=k.trim(),$=V.trim(),W=!0,ce=!0;if(i.getProgramParameter(m,i.LINK_STATUS)===!1)if(W=!1,typeof s.debug.onShaderError=="function")s.debug.onShaderError(i,m,b,A);else{let J=P0(i,b,"vertex"),Q=P0(i,A,"fragment");Je("WebGLProgram: Shader Error "+i.getError()+" - VALIDATE_STATUS "+i.getProgramParameter(m,i.VALIDATE_STATUS)+`

Material Name: `+I.name+`
Material Type: `+I.type+`

Program Info Log: `+N+`
`+J+`
`+Q)}else N!==""?$e("WebGLProgram: Program Info Log:",N):(H===""||$==="")&&(ce=!1);ce&&(I.diagnostics={runnable:W,programLog:N,vertexShader:{log:H,prefix:x},fragmentShader:{log:$,prefix:p}})}i.deleteShader(b),i.deleteShader(A),_=new jo(i,m),E=Iw(i,m)}let _;this.getUniforms=function(){return _===void 0&&T(this),_};let E;this.getAttributes=function(){return E===void 0&&T(this),E};let F=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return F===!1&&(F=i.getProgramParameter(m,bw)),F},this.destroy=function(){n.releaseStatesOfProgram(this),i.deleteProgram(m),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=Mw++,this.cacheKey=e,this.usedTimes=1,this.program=m,this.vertexShader=b,this.fragmentShader=A,this}var Gw=0,Ef=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,n){let i=this._getShaderCacheForMaterial(e);return i.has(t)===!1&&(i.add(t),t.usedTimes++),i.has(n)===!1&&(i.add(n),n.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let n of t)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,n=t.get(e);return n===void 0&&(n=new Set,t.set(e,n)),n}_getShaderStage(e){let t=this.shaderCache,n=t.get(e);return n===void 0&&(n=new Tf(e),t.set(e,n)),n}},Tf=class{constructor(e){this.id=Gw++,this.code=e,this.usedTimes=0}};function Ww(s){return s===lr||s===ll||s===cl}function Xw(s,e,t,n,i,r){let o=new zo,a=new Ef,l=new Set,c=[],h=new Map,u=n.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(_){return l.add(_),_===0?"uv":`uv${_}`}function m(_,E,F,I,D,k){let V=I.fog,N=D.geometry,H=_.isMeshStandardMaterial||_.isMeshLambertMaterial||_.isMeshPhongMaterial?I.environment:null,$=_.isMeshStandardMaterial||_.isMeshLambertMaterial&&!_.envMap||_.isMeshPhongMaterial&&!_.envMap,W=e.get(_.envMap||H,$),ce=d[_.type],J=n.precision;_.precision!==null&&(J=n.getMaxPrecision(_.precision),J!==_.precision&&$e("WebGLProgram.getParameters:",_.precision,"not supported, using",J,"instead."));let Q=N.morphAttributes.position||N.morphAttributes.normal||N.morphAttributes.color,se=Q!==void 0?Q.length:0,de=0;N.morphAttributes.position!==void 0&&(de=1),N.morphAttributes.normal!==void 0&&(de=2),N.morphAttributes.color!==void 0&&(de=3);let ue,ee,me,ye;if(ce){let Re=hs[ce];ue=Re.vertexShader,ee=Re.fragmentShader}else{ue=_.vertexShader,ee=_.fragmentShader;let Re=a.getVertexShaderStage(_),at=a.getFragmentShaderStage(_);a.update(_,Re,at),me=Re.id,ye=at.id}let Ae=s.getRenderTarget(),Me=s.state.buffers.depth.getReversed(),Xe=D.isInstancedMesh===!0,rt=D.isBatchedMesh===!0,Ge=!!_.map,ut=!!_.matcap,ct=!!W,it=ct&&W.isPMREMTexture===!0,Kt=!!_.aoMap,Vt=!!_.lightMap,un=!!_.bumpMap&&_.wireframe===!1,Ot=!!_.normalMap,In=!!_.displacementMap,St=!!_.emissiveMap,bn=!!_.metalnessMap,tn=!!_.roughnessMap,dn=_.anisotropy>0,B=_.clearcoat>0,Ce=_.diffuseRoughness>0,Ze=_.dispersion>0,ot=_.retroreflectivity>0,Se=_.iridescence>0,kt=_.sheen>0,He=_.transmission>0,Ye=dn&&!!_.anisotropyMap,C=B&&!!_.clearcoatMap,M=B&&!!_.clearcoatNormalMap,q=B&&!!_.clearcoatRoughnessMap,he=Ce&&!!_.diffuseRoughnessMap,oe=Se&&!!_.iridescenceMap,_e=Se&&!!_.iridescenceThicknessMap,xe=kt&&!!_.sheenColorMap,te=kt&&!!_.sheenRoughnessMap,ie=!!_.specularMap,pe=!!_.specularColorMap,O=!!_.specularIntensityMap,re=He&&!!_.transmissionMap,ne=He&&!!_.thicknessMap,we=!!_.gradientMap,ge=!!_.alphaMap,be=_.alphaTest>0,We=!!_.alphaHash,je=!!_.extensions,le=ls;_.toneMapped&&(Ae===null||Ae.isXRRenderTarget===!0)&&(le=s.toneMapping);let Oe=it?W.isCompressedCubeTexture?W.image[0].mipmaps:W.mipmaps:null,Qe={shaderID:ce,shaderType:_.type,shaderName:_.name,vertexShader:ue,fragmentShader:ee,defines:_.defines,customVertexShaderID:me,customFragmentShaderID:ye,isRawShaderMaterial:_.isRawShaderMaterial===!0,glslVersion:_.glslVersion,precision:J,batching:rt,batchingColor:rt&&D._colorsTexture!==null,instancing:Xe,instancingColor:Xe&&D.instanceColor!==null,instancingMorph:Xe&&D.morphTexture!==null,outputColorSpace:Ae===null?s.outputColorSpace:Ae.isXRRenderTarget===!0?Ae.texture.colorSpace:mt.workingColorSpace,alphaToCoverage:!!_.alphaToCoverage,map:Ge,matcap:ut,envMap:ct,envMapMode:ct&&W.mapping,envMapPMREM:it,envMapMaxLod:it?Oe.length-1:null,envMapSize:it?Oe[0].width:null,aoMap:Kt,lightMap:Vt,bumpMap:un,normalMap:Ot,displacementMap:In,emissiveMap:St,normalMapObjectSpace:Ot&&_.normalMapType===n0,normalMapTangentSpace:Ot&&_.normalMapType===hl,packedNormalMap:Ot&&_.normalMapType===hl&&Ww(_.normalMap.format),metalnessMap:bn,roughnessMap:tn,anisotropy:dn,anisotropyMap:Ye,clearcoat:B,clearcoatMap:C,clearcoatNormalMap:M,clearcoatRoughnessMap:q,diffuseRoughness:Ce,diffuseRoughnessMap:he,dispersion:Ze,retroreflection:ot,iridescence:Se,iridescenceMap:oe,iridescenceThicknessMap:_e,sheen:kt,sheenColorMap:xe,sheenRoughnessMap:te,specularMap:ie,specularColorMap:pe,specularIntensityMap:O,transmission:He,transmissionMap:re,thicknessMap:ne,gradientMap:we,opaque:_.transparent===!1&&_.blending===Ii&&_.alphaToCoverage===!1,alphaMap:ge,alphaTest:be,alphaHash:We,combine:_.combine,mapUv:Ge&&f(_.map.channel),aoMapUv:Kt&&f(_.aoMap.channel),lightMapUv:Vt&&f(_.lightMap.channel),bumpMapUv:un&&f(_.bumpMap.channel),normalMapUv:Ot&&f(_.normalMap.channel),displacementMapUv:In&&f(_.displacementMap.channel),emissiveMapUv:St&&f(_.emissiveMap.channel),metalnessMapUv:bn&&f(_.metalnessMap.channel),roughnessMapUv:tn&&f(_.roughnessMap.channel),anisotropyMapUv:Ye&&f(_.anisotropyMap.channel),clearcoatMapUv:C&&f(_.clearcoatMap.channel),clearcoatNormalMapUv:M&&f(_.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:q&&f(_.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:he&&f(_.diffuseRoughnessMap.channel),iridescenceMapUv:oe&&f(_.iridescenceMap.channel),iridescenceThicknessMapUv:_e&&f(_.iridescenceThicknessMap.channel),sheenColorMapUv:xe&&f(_.sheenColorMap.channel),sheenRoughnessMapUv:te&&f(_.sheenRoughnessMap.channel),specularMapUv:ie&&f(_.specularMap.channel),specularColorMapUv:pe&&f(_.specularColorMap.channel),specularIntensityMapUv:O&&f(_.specularIntensityMap.channel),transmissionMapUv:re&&f(_.transmissionMap.channel),thicknessMapUv:ne&&f(_.thicknessMap.channel),alphaMapUv:ge&&f(_.alphaMap.channel),vertexTangents:!!N.attributes.tangent&&(Ot||dn),vertexNormals:!!N.attributes.normal,vertexColors:_.vertexColors,vertexAlphas:_.vertexColors===!0&&!!N.attributes.color&&N.attributes.color.itemSize===4,pointsUvs:D.isPoints===!0&&!!N.attributes.uv&&(Ge||ge),fog:!!V,useFog:_.fog===!0,fogExp2:!!V&&V.isFogExp2,flatShading:_.wireframe===!1&&(_.flatShading===!0||N.attributes.normal===void 0&&Ot===!1&&(_.isMeshLambertMaterial||_.isMeshPhongMaterial||_.isMeshStandardMaterial||_.isMeshPhysicalMaterial)),sizeAttenuation:_.sizeAttenuation===!0,logarithmicDepthBuffer:u,reversedDepthBuffer:Me,skinning:D.isSkinnedMesh===!0,hasPositionAttribute:N.attributes.position!==void 0,morphTargets:N.morphAttributes.position!==void 0,morphNormals:N.morphAttributes.normal!==void 0,morphColors:N.morphAttributes.color!==void 0,morphTargetsCount:se,morphTextureStride:de,numSunLights:E.sun.length,numDirLights:E.directional.length,numPointLights:E.point.length,numSpotLights:E.spot.length,numSpotLightMaps:E.spotLightMap.length,numRectAreaLights:E.rectArea.length,numHemiLights:E.hemi.length,numSunLightShadows:E.sunShadowMap.length,numDirLightShadows:E.directionalShadowMap.length,numPointLightShadows:E.pointShadowMap.length,numSpotLightShadows:E.spotShadowMap.length,numSpotLightShadowsWithMaps:E.numSpotLightShadowsWithMaps,numLightProbes:E.numLightProbes,numLightProbeGrids:k.filter(Re=>Re.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:_.dithering,shadowMapEnabled:s.shadowMap.enabled&&F.length>0,shadowMapType:s.shadowMap.type,toneMapping:le,decodeVideoTexture:Ge&&_.map.isVideoTexture===!0&&mt.getTransfer(_.map.colorSpace)===It,decodeVideoTextureEmissive:St&&_.emissiveMap.isVideoTexture===!0&&mt.getTransfer(_.emissiveMap.colorSpace)===It,premultipliedAlpha:_.premultipliedAlpha,doubleSided:_.side===Yn,flipSided:_.side===Vn,useDepthPacking:_.depthPacking>=0,depthPacking:_.depthPacking||0,index0AttributeName:_.index0AttributeName,extensionClipCullDistance:je&&_.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(je&&_.extensions.multiDraw===!0||rt)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:_.customProgramCacheKey()};return Qe.vertexUv1s=l.has(1),Qe.vertexUv2s=l.has(2),Qe.vertexUv3s=l.has(3),l.clear(),Qe}function x(_){let E=[];if(_.shaderID?E.push(_.shaderID):(E.push(_.customVertexShaderID),E.push(_.customFragmentShaderID)),_.defines!==void 0)for(let F in _.defines)E.push(F),E.push(_.defines[F]);return _.isRawShaderMaterial===!1&&(p(E,_),g(E,_),E.push(s.outputColorSpace)),E.push(_.customProgramCacheKey),E.join()}function p(_,E){_.push(E.precision),_.push(E.outputColorSpace),_.push(E.envMapMode),_.push(E.envMapPMREM),_.push(E.envMapMaxLod),_.push(E.envMapSize),_.push(E.mapUv),_.push(E.alphaMapUv),_.push(E.lightMapUv),_.push(E.aoMapUv),_.push(E.bumpMapUv),_.push(E.normalMapUv),_.push(E.displacementMapUv),_.push(E.emissiveMapUv),_.push(E.metalnessMapUv),_.push(E.roughnessMapUv),_.push(E.anisotropyMapUv),_.push(E.clearcoatMapUv),_.push(E.clearcoatNormalMapUv),_.push(E.clearcoatRoughnessMapUv),_.push(E.diffuseRoughnessMapUv),_.push(E.iridescenceMapUv),_.push(E.iridescenceThicknessMapUv),_.push(E.sheenColorMapUv),_.push(E.sheenRoughnessMapUv),_.push(E.specularMapUv),_.push(E.specularColorMapUv),_.push(E.specularIntensityMapUv),_.push(E.transmissionMapUv),_.push(E.thicknessMapUv),_.push(E.combine),_.push(E.fogExp2),_.push(E.sizeAttenuation),_.push(E.morphTargetsCount),_.push(E.numSunLights),_.push(E.numDirLights),_.push(E.numPointLights),_.push(E.numSpotLights),_.push(E.numSpotLightMaps),_.push(E.numHemiLights),_.push(E.numRectAreaLights),_.push(E.numSunLightShadows),_.push(E.numDirLightShadows),_.push(E.numPointLightShadows),_.push(E.numSpotLightShadows),_.push(E.numSpotLightShadowsWithMaps),_.push(E.numLightProbes),_.push(E.numLightProbeGrids),_.push(E.shadowMapType),_.push(E.toneMapping),_.push(E.numClippingPlanes),_.push(E.numClipIntersection),_.push(E.depthPacking)}function g(_,E){o.disableAll(),E.instancing&&o.enable(0),E.instancingColor&&o.enable(1),E.instancingMorph&&o.enable(2),E.matcap&&o.enable(3),E.envMap&&o.enable(4),E.normalMapObjectSpace&&o.enable(5),E.normalMapTangentSpace&&o.enable(6),E.clearcoat&&o.enable(7),E.iridescence&&o.enable(8),E.alphaTest&&o.enable(9),E.vertexColors&&o.enable(10),E.vertexAlphas&&o.enable(11),E.vertexUv1s&&o.enable(12),E.vertexUv2s&&o.enable(13),E.vertexUv3s&&o.enable(14),E.vertexTangents&&o.enable(15),E.anisotropy&&o.enable(16),E.alphaHash&&o.enable(17),E.batching&&o.enable(18),E.dispersion&&o.enable(19),E.retroreflection&&o.enable(24),E.diffuseRoughness&&o.enable(25),E.batchingColor&&o.enable(20),E.gradientMap&&o.enable(21),E.packedNormalMap&&o.enable(22),E.vertexNormals&&o.enable(23),_.push(o.mask),o.disableAll(),E.fog&&o.enable(0),E.useFog&&o.enable(1),E.flatShading&&o.enable(2),E.logarithmicDepthBuffer&&o.enable(3),E.reversedDepthBuffer&&o.enable(4),E.skinning&&o.enable(5),E.morphTargets&&o.enable(6),E.morphNormals&&o.enable(7),E.morphColors&&o.enable(8),E.premultipliedAlpha&&o.enable(9),E.shadowMapEnabled&&o.enable(10),E.doubleSided&&o.enable(11),E.flipSided&&o.enable(12),E.useDepthPacking&&o.enable(13),E.dithering&&o.enable(14),E.transmission&&o.enable(15),E.sheen&&o.enable(16),E.opaque&&o.enable(17),E.pointsUvs&&o.enable(18),E.decodeVideoTexture&&o.enable(19),E.decodeVideoTextureEmissive&&o.enable(20),E.alphaToCoverage&&o.enable(21),E.numLightProbeGrids>0&&o.enable(22),E.hasPositionAttribute&&o.enable(23),_.push(o.mask)}function v(_){let E=d[_.type],F;if(E){let I=hs[E];F=m0.clone(I.uniforms)}else F=_.uniforms;return F}function R(_,E){let F=h.get(E);return F!==void 0?++F.usedTimes:(F=new Vw(s,E,_,i),c.push(F),h.set(E,F)),F}function b(_){if(--_.usedTimes===0){let E=c.indexOf(_);c[E]=c[c.length-1],c.pop(),h.delete(_.cacheKey),_.destroy()}}function A(_){a.remove(_)}function T(){a.dispose()}return{getParameters:m,getProgramCacheKey:x,getUniforms:v,acquireProgram:R,releaseProgram:b,releaseShaderCache:A,programs:c,dispose:T}}function qw(){let s=new WeakMap;function e(o){return s.has(o)}function t(o){let a=s.get(o);return a===void 0&&(a={},s.set(o,a)),a}function n(o){s.delete(o)}function i(o,a,l){s.get(o)[a]=l}function r(){s=new WeakMap}return{has:e,get:t,remove:n,update:i,dispose:r}}function Yw(s,e){return s.groupOrder!==e.groupOrder?s.groupOrder-e.groupOrder:s.renderOrder!==e.renderOrder?s.renderOrder-e.renderOrder:s.material.id!==e.material.id?s.material.id-e.material.id:s.materialVariant!==e.materialVariant?s.materialVariant-e.materialVariant:s.z!==e.z?s.z-e.z:s.id-e.id}function U0(s,e){return s.groupOrder!==e.groupOrder?s.groupOrder-e.groupOrder:s.renderOrder!==e.renderOrder?s.renderOrder-e.renderOrder:s.z!==e.z?e.z-s.z:s.id-e.id}function F0(){let s=[],e=0,t=[],n=[],i=[];function r(){e=0,t.length=0,n.length=0,i.length=0}function o(d){let f=0;return d.isInstancedMesh&&(f+=2),d.isSkinnedMesh&&(f+=1),f}function a(d,f,m,x,p,g){let v=s[e];return v===void 0?(v={id:d.id,object:d,geometry:f,material:m,materialVariant:o(d),groupOrder:x,renderOrder:d.renderOrder,z:p,group:g},s[e]=v):(v.id=d.id,v.object=d,v.geometry=f,v.material=m,v.materialVariant=o(d),v.groupOrder=x,v.renderOrder=d.renderOrder,v.z=p,v.group=g),e++,v}function l(d,f,m,x,p,g,v){v.reversedDepth===!0&&(p=-p);let R=a(d,f,m,x,p,g);m.transmission>0?n.push(R):m.transparent===!0?i.push(R):t.push(R)}function c(d,f,m,x,p,g){let v=a(d,f,m,x,p,g);m.transmission>0?n.unshift(v):m.transparent===!0?i.unshift(v):t.unshift(v)}function h(d,f){t.length>1&&t.sort(d||Yw),n.length>1&&n.sort(f||U0),i.length>1&&i.sort(f||U0)}function u(){for(let d=e,f=s.length;d<f;d++){let m=s[d];if(m.id===null)break;m.id=null,m.object=null,m.geometry=null,m.material=null,m.group=null}}return{opaque:t,transmissive:n,transparent:i,init:r,push:l,unshift:c,finish:u,sort:h}}function $w(){let s=new WeakMap;function e(n,i){let r=s.get(n),o;return r===void 0?(o=new F0,s.set(n,[o])):i>=r.length?(o=new F0,r.push(o)):o=r[i],o}function t(){s=new WeakMap}return{get:e,dispose:t}}function Zw(){let s={};return{get:function(e){if(s[e.id]!==void 0)return s[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new L,color:new ze};break;case"SpotLight":t={position:new L,direction:new L,color:new ze,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new L,color:new ze,distance:0,decay:0};break;case"HemisphereLight":t={direction:new L,skyColor:new ze,groundColor:new ze};break;case"RectAreaLight":t={color:new ze,position:new L,halfWidth:new L,halfHeight:new L};break}return s[e.id]=t,t}}}function Kw(){let s={};return{get:function(e){if(s[e.id]!==void 0)return s[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ve};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ve};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ve,shadowCameraNear:1,shadowCameraFar:1e3};break}return s[e.id]=t,t}}}var Jw=0;function jw(s,e){return(e.castShadow?2:0)-(s.castShadow?2:0)+(e.map?1:0)-(s.map?1:0)}function Qw(s){let e=new Zw,t=Kw(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)n.probe.push(new L);let i=new L,r=new lt,o=new lt;function a(c){let h=0,u=0,d=0;for(let k=0;k<9;k++)n.probe[k].set(0,0,0);let f=0,m=0,x=0,p=0,g=0,v=0,R=0,b=0,A=0,T=0,_=0,E=0,F=0,I=0;c.sort(jw);for(let k=0,V=c.length;k<V;k++){let N=c[k],H=N.color,$=N.intensity,W=N.distance,ce=null;if(N.shadow&&N.shadow.map&&(N.shadow.map.texture.format===lr?ce=N.shadow.map.texture:ce=N.shadow.map.depthTexture||N.shadow.map.texture),N.isAmbientLight)h+=H.r*$,u+=H.g*$,d+=H.b*$;else if(N.isLightProbe){for(let J=0;J<9;J++)n.probe[J].addScaledVector(N.sh.coefficients[J],$);I++}else if(N.isSunLight){let J=e.get(N);if(J.color.copy(N.color).multiplyScalar(N.intensity),N.castShadow){let Q=N.shadow,se=t.get(N);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize.copy(Q.mapSize).multiply(Q.getFrameExtents()),n.sunShadow[m]=se,n.sunShadowMap[m]=ce;let de=Q.getViewportCount();for(let ue=0;ue<de;ue++)n.sunShadowMatrix[x+ue]=Q.getMatrix(ue),n.sunShadowCascade[x+ue]=Q._cascadeData[ue];x+=de,m++}n.sun[f]=J,f++}else if(N.isDirectionalLight){let J=e.get(N);if(J.color.copy(N.color).multiplyScalar(N.intensity),N.castShadow){let Q=N.shadow,se=t.get(N);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize=Q.mapSize,n.directionalShadow[p]=se,n.directionalShadowMap[p]=ce,n.directionalShadowMatrix[p]=N.shadow.matrix,A++}n.directional[p]=J,p++}else if(N.isSpotLight){let J=e.get(N);J.position.setFromMatrixPosition(N.matrixWorld),J.color.copy(H).multiplyScalar($),J.distance=W,J.coneCos=Math.cos(N.angle),J.penumbraCos=Math.cos(N.angle*(1-N.penumbra)),J.decay=N.decay,n.spot[v]=J;let Q=N.shadow;if(N.map&&(n.spotLightMap[E]=N.map,E++,Q.updateMatrices(N),N.castShadow&&F++),n.spotLightMatrix[v]=Q.matrix,N.castShadow){let se=t.get(N);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize=Q.mapSize,n.spotShadow[v]=se,n.spotShadowMap[v]=ce,_++}v++}else if(N.isRectAreaLight){let J=e.get(N);J.color.copy(H).multiplyScalar($),J.halfWidth.set(N.width*.5,0,0),J.halfHeight.set(0,N.height*.5,0),n.rectArea[R]=J,R++}else if(N.isPointLight){let J=e.get(N);if(J.color.copy(N.color).multiplyScalar(N.intensity),J.distance=N.distance,J.decay=N.decay,N.castShadow){let Q=N.shadow,se=t.get(N);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize=Q.mapSize,se.shadowCameraNear=Q.camera.near,se.shadowCameraFar=Q.camera.far,n.pointShadow[g]=se,n.pointShadowMap[g]=ce,n.pointShadowMatrix[g]=N.shadow.matrix,T++}n.point[g]=J,g++}else if(N.isHemisphereLight){let J=e.get(N);J.skyColor.copy(N.color).multiplyScalar($),J.groundColor.copy(N.groundColor).multiplyScalar($),n.hemi[b]=J,b++}}R>0&&(s.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=Le.LTC_FLOAT_1,n.rectAreaLTC2=Le.LTC_FLOAT_2):(n.rectAreaLTC1=Le.LTC_HALF_1,n.rectAreaLTC2=Le.LTC_HALF_2)),n.ambient[0]=h,n.ambient[1]=u,n.ambient[2]=d;let D=n.hash;(D.sunLength!==f||D.directionalLength!==p||D.pointLength!==g||D.spotLength!==v||D.rectAreaLength!==R||D.hemiLength!==b||D.numSunShadows!==m||D.numDirectionalShadows!==A||D.numPointShadows!==T||D.numSpotShadows!==_||D.numSpotMaps!==E||D.numLightProbes!==I)&&(n.sun.length=f,n.directional.length=p,n.spot.length=v,n.rectArea.length=R,n.point.length=g,n.hemi.length=b,n.sunShadow.length=m,n.sunShadowMap.length=m,n.sunShadowMatrix.length=x,n.sunShadowCascade.length=x,n.directionalShadow.length=A,n.directionalShadowMap.length=A,n.directionalShadowMatrix.length=A,n.pointShadow.length=T,n.pointShadowMap.length=T,n.pointShadowMatrix.length=T,n.spotShadow.length=_,n.spotShadowMap.length=_,n.spotLightMatrix.length=_+E-F,n.spotLightMap.length=E,n.numSpotLightShadowsWithMaps=F,n.numLightProbes=I,D.sunLength=f,D.directionalLength=p,D.pointLength=g,D.spotLength=v,D.rectAreaLength=R,D.hemiLength=b,D.numSunShadows=m,D.numDirectionalShadows=A,D.numPointShadows=T,D.numSpotShadows=_,D.numSpotMaps=E,D.numLightProbes=I,n.version=Jw++)}function l(c,h){let u=0,d=0,f=0,m=0,x=0,p=0,g=h.matrixWorldInverse;for(let v=0,R=c.length;v<R;v++){let b=c[v];if(b.isSunLight){let A=n.sun[u];A.direction.setFromMatrixPosition(b.matrixWorld),A.direction.transformDirection(g),u++}else if(b.isDirectionalLight){let A=n.directional[d];A.direction.setFromMatrixPosition(b.matrixWorld),i.setFromMatrixPosition(b.target.matrixWorld),A.direction.sub(i),A.direction.transformDirection(g),d++}else if(b.isSpotLight){let A=n.spot[m];A.position.setFromMatrixPosition(b.matrixWorld),A.position.applyMatrix4(g),A.direction.setFromMatrixPosition(b.matrixWorld),i.setFromMatrixPosition(b.target.matrixWorld),A.direction.sub(i),A.direction.transformDirection(g),m++}else if(b.isRectAreaLight){let A=n.rectArea[x];A.position.setFromMatrixPosition(b.matrixWorld),A.position.applyMatrix4(g),o.identity(),r.copy(b.matrixWorld),r.premultiply(g),o.extractRotation(r),A.halfWidth.set(b.width*.5,0,0),A.halfHeight.set(0,b.height*.5,0),A.halfWidth.applyMatrix4(o),A.halfHeight.applyMatrix4(o),x++}else if(b.isPointLight){let A=n.point[f];A.position.setFromMatrixPosition(b.matrixWorld),A.position.applyMatrix4(g),f++}else if(b.isHemisphereLight){let A=n.hemi[p];A.direction.setFromMatrixPosition(b.matrixWorld),A.direction.transformDirection(g),p++}}}return{setup:a,setupView:l,state:n}}function O0(s){let e=new Qw(s),t=[],n=[],i=[];function r(u){h.camera=u,t.length=0,n.length=0,i.length=0}function o(u){u.isLightProbeGrid?i.push(u):t.push(u)}function a(u){n.push(u)}function l(){e.setup(t),i.sort((u,d)=>u.priority-d.priority||u.id-d.id)}function c(u){e.setupView(t,u)}let h={lightsArray:t,shadowsArray:n,lightProbeGridArray:i,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:h,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function eE(s){let e=new WeakMap;function t(i,r=0){let o=e.get(i),a;return o===void 0?(a=new O0(s),e.set(i,[a])):r>=o.length?(a=new O0(s),o.push(a)):a=o[r],a}function n(){e=new WeakMap}return{get:t,dispose:n}}var tE=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,nE=`uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
void main() {
	const float samples = float( VSM_SAMPLES );
	float mean = 0.0;
	float squared_mean = 0.0;
	float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
	float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
	for ( float i = 0.0; i < samples; i ++ ) {
		float uvOffset = uvStart + i * uvStride;
		#ifdef HORIZONTAL_PASS
			vec2 distribution = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ).rg;
			mean += distribution.x;
			squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
		#else
			float depth = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ).r;
			mean += depth;
			squared_mean += depth * depth;
		#endif
	}
	mean = mean / samples;
	squared_mean = squared_mean / samples;
	float std_dev = sqrt( max( 0.0, squared_mean - mean * mean ) );
	gl_FragColor = vec4( mean, std_dev, 0.0, 1.0 );
}`,iE=[new L(1,0,0),new L(-1,0,0),new L(0,1,0),new L(0,-1,0),new L(0,0,1),new L(0,0,-1)],sE=[new L(0,-1,0),new L(0,-1,0),new L(0,0,1),new L(0,0,-1),new L(0,-1,0),new L(0,-1,0)],B0=new lt,ul=new L,vf=new L;function rE(s,e,t){let n=new Qs,i=new Ve,r=new Ve,o=new Gt,a=new Nc,l=new Uc,c={},h=t.maxTextureSize,u={[as]:Vn,[Vn]:as,[Yn]:Yn},d=new Pi({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new Ve},radius:{value:4}},vertexShader:tE,fragmentShader:nE}),f=d.clone();f.defines.HORIZONTAL_PASS=1;let m=new en;m.setAttribute("position",new Mt(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let x=new Wt(m,d),p=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=Fr;let g=this.type;this.render=function(T,_,E){if(p.enabled===!1||p.autoUpdate===!1&&p.needsUpdate===!1||T.length===0)return;this.type===Ng&&($e("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=Fr);let F=s.getRenderTarget(),I=s.getActiveCubeFace(),D=s.getActiveMipmapLevel(),k=s.state;k.setBlending(Or),k.buffers.depth.getReversed()===!0?k.buffers.color.setClear(0,0,0,0):k.buffers.color.setClear(1,1,1,1),k.buffers.depth.setTest(!0),k.setScissorTest(!1);let V=g!==this.type;V&&_.traverse(function(N){N.material&&(Array.isArray(N.material)?N.material.forEach(H=>H.needsUpdate=!0):N.material.needsUpdate=!0)});for(let N=0,H=T.length;N<H;N++){let $=T[N],W=$.shadow;if(W===void 0){$e("WebGLShadowMap:",$,"has no shadow.");continue}if(W.autoUpdate===!1&&W.needsUpdate===!1)continue;i.copy(W.mapSize);let ce=W.getFrameExtents();i.multiply(ce),r.copy(W.mapSize),(i.x>h||i.y>h)&&(i.x>h&&(r.x=Math.floor(h/ce.x),i.x=r.x*ce.x,W.mapSize.x=r.x),i.y>h&&(r.y=Math.floor(h/ce.y),i.y=r.y*ce.y,W.mapSize.y=r.y));let J=s.state.buffers.depth.getReversed();if(W.camera._reversedDepth=J,W.map===null||V===!0){if(W.map!==null&&(W.map.depthTexture!==null&&(W.map.depthTexture.dispose(),W.map.depthTexture=null),W.map.dispose()),this.type===$o){if($.isPointLight){$e("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}W.map=new ii(i.x,i.y,{format:lr,type:Yi,minFilter:Tn,magFilter:Tn,generateMipmaps:!1}),W.map.texture.name=$.name+".shadowMap",W.map.depthTexture=new Is(i.x,i.y,Li),W.map.depthTexture.name=$.name+".shadowMapDepth",W.map.depthTexture.format=Ts,W.map.depthTexture.compareFunction=null,W.map.depthTexture.minFilter=vn,W.map.depthTexture.magFilter=vn}else $.isPointLight?(W.map=new fl(i.x),W.map.depthTexture=new Ya(i.x,qi)):(W.map=new ii(i.x,i.y),W.map.depthTexture=new Is(i.x,i.y,qi)),W.map.depthTexture.name=$.name+".shadowMap",W.map.depthTexture.format=Ts,this.type===Fr?(W.map.depthTexture.compareFunction=J?af:of,W.map.depthTexture.minFilter=Tn,W.map.depthTexture.magFilter=Tn):(W.map.depthTexture.compareFunction=null,W.map.depthTexture.minFilter=vn,W.map.depthTexture.magFilter=vn);W.camera.updateProjectionMatrix()}W.map.isWebGLCubeRenderTarget!==!0&&(W.map.width!==i.x||W.map.height!==i.y)&&W.map.setSize(i.x,i.y);let Q=W.map.isWebGLCubeRenderTarget?6:W.getViewportCount();$.isPointLight!==!0&&W.updateMatrices($,E);let se=(W.camera.layers.mask&4294967294)!==0?W.camera.layers:E.layers;for(let de=0;de<Q;de++){let ue=W.getCamera(de);if($.isPointLight){let ee=W.camera,me=W.matrix,ye=$.distance||ee.far;ye!==ee.far&&(ee.far=ye,ee.updateProjectionMatrix()),ul.setFromMatrixPosition($.matrixWorld),ee.position.copy(ul),vf.copy(ee.position),vf.add(iE[de]),ee.up.copy(sE[de]),ee.lookAt(vf),ee.updateMatrixWorld(),me.makeTranslation(-ul.x,-ul.y,-ul.z),B0.multiplyMatrices(ee.projectionMatrix,ee.matrixWorldInverse),W._frustum.setFromProjectionMatrix(B0,ee.coordinateSystem,ee.reversedDepth)}if(W.map.isWebGLCubeRenderTarget)s.setRenderTarget(W.map,de),s.clear();else{de===0&&(s.setRenderTarget(W.map),s.clear());let ee=W.getViewport(de);o.set(r.x*ee.x,r.y*ee.y,r.x*ee.z,r.y*ee.w),k.viewport(o)}n=W.getFrustum(de),b(_,E,ue,$,se,this.type)}W.isPointLightShadow!==!0&&this.type===$o&&v(W,E),W.needsUpdate=!1}g=this.type,p.needsUpdate=!1,s.setRenderTarget(F,I,D)};function v(T,_){let E=e.update(x);d.defines.VSM_SAMPLES!==T.blurSamples&&(d.defines.VSM_SAMPLES=T.blurSamples,f.defines.VSM_SAMPLES=T.blurSamples,d.needsUpdate=!0,f.needsUpdate=!0),T.mapPass===null?T.mapPass=new ii(i.x,i.y,{format:lr,type:Yi}):(T.mapPass.width!==T.map.width||T.mapPass.height!==T.map.height)&&T.mapPass.setSize(T.map.width,T.map.height),d.uniforms.shadow_pass.value=T.map.depthTexture,d.uniforms.resolution.value.set(T.map.width,T.map.height),d.uniforms.radius.value=T.radius,s.setRenderTarget(T.mapPass),s.clear(),s.renderBufferDirect(_,null,E,d,x,null),f.uniforms.shadow_pass.value=T.mapPass.texture,f.uniforms.resolution.value.set(T.map.width,T.map.height),f.uniforms.radius.value=T.radius,s.setRenderTarget(T.map),s.clear(),s.renderBufferDirect(_,null,E,f,x,null)}function R(T,_,E,F){let I=null,D=E.isPointLight===!0?T.customDistanceMaterial:T.customDepthMaterial;if(D!==void 0)I=D;else if(I=E.isPointLight===!0?l:a,s.localClippingEnabled&&_.clipShadows===!0&&Array.isArray(_.clippingPlanes)&&_.clippingPlanes.length!==0||_.displacementMap&&_.displacementScale!==0||_.alphaMap&&_.alphaTest>0||_.map&&_.alphaTest>0||_.alphaToCoverage===!0){let k=I.uuid,V=_.uuid,N=c[k];N===void 0&&(N={},c[k]=N);let H=N[V];H===void 0&&(H=I.clone(),N[V]=H,_.addEventListener("dispose",A)),I=H}if(I.visible=_.visible,I.wireframe=_.wireframe,F===$o?I.side=_.shadowSide!==null?_.shadowSide:_.side:I.side=_.shadowSide!==null?_.shadowSide:u[_.side],I.alphaMap=_.alphaMap,I.alphaTest=_.alphaToCoverage===!0?.5:_.alphaTest,I.map=_.map,I.clipShadows=_.clipShadows,I.clippingPlanes=_.clippingPlanes,I.clipIntersection=_.clipIntersection,I.displacementMap=_.displacementMap,I.displacementScale=_.displacementScale,I.displacementBias=_.displacementBias,I.wireframeLinewidth=_.wireframeLinewidth,I.linewidth=_.linewidth,E.isPointLight===!0&&I.isMeshDistanceMaterial===!0){let k=s.properties.get(I);k.light=E}return I}function b(T,_,E,F,I,D){if(T.visible===!1)return;if(T.layers.test(I)&&(T.isMesh||T.isLine||T.isPoints)&&(T.castShadow||T.receiveShadow&&D===$o)&&(!T.frustumCulled||T.intersectsFrustum(n))){T.modelViewMatrix.multiplyMatrices(E.matrixWorldInverse,T.matrixWorld);let N=e.update(T),H=T.material;if(Array.isArray(H)){let $=N.groups;for(let W=0,ce=$.length;W<ce;W++){let J=$[W],Q=H[J.materialIndex];if(Q&&Q.visible){let se=R(T,Q,F,D);T.onBeforeShadow(s,T,_,E,N,se,J),s.renderBufferDirect(E,null,N,se,T,J),T.onAfterShadow(s,T,_,E,N,se,J)}}}else if(H.visible){let $=R(T,H,F,D);T.onBeforeShadow(s,T,_,E,N,$,null),s.renderBufferDirect(E,null,N,$,T,null),T.onAfterShadow(s,T,_,E,N,$,null)}}let V=T.children;for(let N=0,H=V.length;N<H;N++)b(V[N],_,E,F,I,D)}function A(T){T.target.removeEventListener("dispose",A);for(let E in c){let F=c[E],I=T.target.uuid;I in F&&(F[I].dispose(),delete F[I])}}}function oE(s,e){function t(){let O=!1,re=new Gt,ne=null,we=new Gt(0,0,0,0);return{setMask:function(ge){ne!==ge&&!O&&(s.colorMask(ge,ge,ge,ge),ne=ge)},setLocked:function(ge){O=ge},setClear:function(ge,be,We,je,le){le===!0&&(ge*=je,be*=je,We*=je),re.set(ge,be,We,je),we.equals(re)===!1&&(s.clearColor(ge,be,We,je),we.copy(re))},reset:function(){O=!1,ne=null,we.set(-1,0,0,0)}}}function n(){let O=!1,re=!1,ne=null,we=null,ge=null;return{setReversed:function(be){if(re!==be){let We=e.get("EXT_clip_control");be?We.clipControlEXT(We.LOWER_LEFT_EXT,We.ZERO_TO_ONE_EXT):We.clipControlEXT(We.LOWER_LEFT_EXT,We.NEGATIVE_ONE_TO_ONE_EXT),re=be;let je=ge;ge=null,this.setClear(je)}},getReversed:function(){return re},setTest:function(be){be?Me(s.DEPTH_TEST):Xe(s.DEPTH_TEST)},setMask:function(be){ne!==be&&!O&&(s.depthMask(be),ne=be)},setFunc:function(be){if(re&&(be=d0[be]),we!==be){switch(be){case vc:s.depthFunc(s.NEVER);break;case bc:s.depthFunc(s.ALWAYS);break;case Mc:s.depthFunc(s.LESS);break;case No:s.depthFunc(s.LEQUAL);break;case Sc:s.depthFunc(s.EQUAL);break;case wc:s.depthFunc(s.GEQUAL);break;case Ec:s.depthFunc(s.GREATER);break;case Tc:s.depthFunc(s.NOTEQUAL);break;default:s.depthFunc(s.LEQUAL)}we=be}},setLocked:function(be){O=be},setClear:function(be){ge!==be&&(ge=be,re&&(be=1-be),s.clearDepth(be))},reset:function(){O=!1,ne=null,we=null,ge=null,re=!1}}}function i(){let O=!1,re=null,ne=null,we=null,ge=null,be=null,We=null,je=null,le=null;return{setTest:function(Oe){O||(Oe?Me(s.STENCIL_TEST):Xe(s.STENCIL_TEST))},setMask:function(Oe){re!==Oe&&!O&&(s.stencilMask(Oe),re=Oe)},setFunc:function(Oe,Qe,Re){(ne!==Oe||we!==Qe||ge!==Re)&&(s.stencilFunc(Oe,Qe,Re),ne=Oe,we=Qe,ge=Re)},setOp:function(Oe,Qe,Re){(be!==Oe||We!==Qe||je!==Re)&&(s.stencilOp(Oe,Qe,Re),be=Oe,We=Qe,je=Re)},setLocked:function(Oe){O=Oe},setClear:function(Oe){le!==Oe&&(s.clearStencil(Oe),le=Oe)},reset:function(){O=!1,re=null,ne=null,we=null,ge=null,be=null,We=null,je=null,le=null}}}let r=new t,o=new n,a=new i,l={},c=new WeakMap,h={},u={},d={},f=new WeakMap,m=[],x=null,p=!1,g=null,v=null,R=null,b=null,A=null,T=null,_=null,E=new ze(0,0,0),F=0,I=!1,D=null,k=null,V=null,N=null,H=null,$=s.getParameter(s.MAX_COMBINED_TEXTURE_IMAGE_UNITS),W=!1,ce=0,J=s.getParameter(s.VERSION);J.indexOf("WebGL")!==-1?(ce=parseFloat(/^WebGL (\d)/.exec(J)[1]),W=ce>=1):J.indexOf("OpenGL ES")!==-1&&(ce=parseFloat(/^OpenGL ES (\d)/.exec(J)[1]),W=ce>=2);let Q=null,se={},de=s.getParameter(s.SCISSOR_BOX),ue=s.getParameter(s.VIEWPORT),ee=new Gt().fromArray(de),me=new Gt().fromArray(ue);function ye(O,re,ne,we){let ge=new Uint8Array(4),be=s.createTexture();s.bindTexture(O,be),s.texParameteri(O,s.TEXTURE_MIN_FILTER,s.NEAREST),s.texParameteri(O,s.TEXTURE_MAG_FILTER,s.NEAREST);for(let We=0;We<ne;We++)O===s.TEXTURE_3D||O===s.TEXTURE_2D_ARRAY?s.texImage3D(re,0,s.RGBA,1,1,we,0,s.RGBA,s.UNSIGNED_BYTE,ge):s.texImage2D(re+We,0,s.RGBA,1,1,0,s.RGBA,s.UNSIGNED_BYTE,ge);return be}let Ae={};Ae[s.TEXTURE_2D]=ye(s.TEXTURE_2D,s.TEXTURE_2D,1),Ae[s.TEXTURE_CUBE_MAP]=ye(s.TEXTURE_CUBE_MAP,s.TEXTURE_CUBE_MAP_POSITIVE_X,6),Ae[s.TEXTURE_2D_ARRAY]=ye(s.TEXTURE_2D_ARRAY,s.TEXTURE_2D_ARRAY,1,1),Ae[s.TEXTURE_3D]=ye(s.TEXTURE_3D,s.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Me(s.DEPTH_TEST),o.setFunc(No),un(!1),Ot(zd),Me(s.CULL_FACE),Kt(Or);function Me(O){h[O]!==!0&&(s.enable(O),h[O]=!0)}function Xe(O){h[O]!==!1&&(s.disable(O),h[O]=!1)}function rt(O,re){return d[O]!==re?(s.bindFramebuffer(O,re),d[O]=re,O===s.DRAW_FRAMEBUFFER&&(d[s.FRAMEBUFFER]=re),O===s.FRAMEBUFFER&&(d[s.DRAW_FRAMEBUFFER]=re),!0):!1}function Ge(O,re){let ne=m,we=!1;if(O){ne=f.get(re),ne===void 0&&(ne=[],f.set(re,ne));let ge=O.textures;if(ne.length!==ge.length||ne[0]!==s.COLOR_ATTACHMENT0){for(let be=0,We=ge.length;be<We;be++)ne[be]=s.COLOR_ATTACHMENT0+be;ne.length=ge.length,we=!0}}else ne[0]!==s.BACK&&(ne[0]=s.BACK,we=!0);we&&s.drawBuffers(ne)}function ut(O){return x!==O?(s.useProgram(O),x=O,!0):!1}let ct={[kr]:s.FUNC_ADD,[Fg]:s.FUNC_SUBTRACT,[Og]:s.FUNC_REVERSE_SUBTRACT};ct[Bg]=s.MIN,ct[kg]=s.MAX;let it={[zg]:s.ZERO,[Hg]:s.ONE,[Vg]:s.SRC_COLOR,[Gd]:s.SRC_ALPHA,[$g]:s.SRC_ALPHA_SATURATE,[qg]:s.DST_COLOR,[Wg]:s.DST_ALPHA,[Gg]:s.ONE_MINUS_SRC_COLOR,[Wd]:s.ONE_MINUS_SRC_ALPHA,[Yg]:s.ONE_MINUS_DST_COLOR,[Xg]:s.ONE_MINUS_DST_ALPHA,[Zg]:s.CONSTANT_COLOR,[Kg]:s.ONE_MINUS_CONSTANT_COLOR,[Jg]:s.CONSTANT_ALPHA,[jg]:s.ONE_MINUS_CONSTANT_ALPHA};function Kt(O,re,ne,we,ge,be,We,je,le,Oe){if(O===Or){p===!0&&(Xe(s.BLEND),p=!1);return}if(p===!1&&(Me(s.BLEND),p=!0),O!==Ug){if(O!==g||Oe!==I){if((v!==kr||A!==kr)&&(s.blendEquation(s.FUNC_ADD),v=kr,A=kr),Oe)switch(O){case Ii:s.blendFuncSeparate(s.ONE,s.ONE_MINUS_SRC_ALPHA,s.ONE,s.ONE_MINUS_SRC_ALPHA);break;case Br:s.blendFunc(s.ONE,s.ONE);break;case Hd:s.blendFuncSeparate(s.ZERO,s.ONE_MINUS_SRC_COLOR,s.ZERO,s.ONE);break;case Vd:s.blendFuncSeparate(s.DST_COLOR,s.ONE_MINUS_SRC_ALPHA,s.ZERO,s.ONE);break;default:Je("WebGLState: Invalid blending: ",O);break}else switch(O){case Ii:s.blendFuncSeparate(s.SRC_ALPHA,s.ONE_MINUS_SRC_ALPHA,s.ONE,s.ONE_MINUS_SRC_ALPHA);break;case Br:s.blendFuncSeparate(s.SRC_ALPHA,s.ONE,s.ONE,s.ONE);break;case Hd:Je("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case Vd:Je("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:Je("WebGLState: Invalid blending: ",O);break}R=null,b=null,T=null,_=null,E.set(0,0,0),F=0,g=O,I=Oe}return}ge=ge||re,be=be||ne,We=We||we,(re!==v||ge!==A)&&(s.blendEquationSeparate(ct[re],ct[ge]),v=re,A=ge),(ne!==R||we!==b||be!==T||We!==_)&&(s.blendFuncSeparate(it[ne],it[we],it[be],it[We]),R=ne,b=we,T=be,_=We),(je.equals(E)===!1||le!==F)&&(s.blendColor(je.r,je.g,je.b,le),E.copy(je),F=le),g=O,I=!1}function Vt(O,re){O.side===Yn?Xe(s.CULL_FACE):Me(s.CULL_FACE);let ne=O.side===Vn;re&&(ne=!ne),un(ne),O.blending===Ii&&O.transparent===!1?Kt(Or):Kt(O.blending,O.blendEquation,O.blendSrc,O.blendDst,O.blendEquationAlpha,O.blendSrcAlpha,O.blendDstAlpha,O.blendColor,O.blendAlpha,O.premultipliedAlpha),o.setFunc(O.depthFunc),o.setTest(O.depthTest),o.setMask(O.depthWrite),r.setMask(O.colorWrite);let we=O.stencilWrite;a.setTest(we),we&&(a.setMask(O.stencilWriteMask),a.setFunc(O.stencilFunc,O.stencilRef,O.stencilFuncMask),a.setOp(O.stencilFail,O.stencilZFail,O.stencilZPass)),St(O.polygonOffset,O.polygonOffsetFactor,O.polygonOffsetUnits),O.alphaToCoverage===!0?Me(s.SAMPLE_ALPHA_TO_COVERAGE):Xe(s.SAMPLE_ALPHA_TO_COVERAGE)}function un(O){D!==O&&(O?s.frontFace(s.CW):s.frontFace(s.CCW),D=O)}function Ot(O){O!==Lg?(Me(s.CULL_FACE),O!==k&&(O===zd?s.cullFace(s.BACK):O===Dg?s.cullFace(s.FRONT):s.cullFace(s.FRONT_AND_BACK))):Xe(s.CULL_FACE),k=O}function In(O){O!==V&&(W&&s.lineWidth(O),V=O)}function St(O,re,ne){O?(Me(s.POLYGON_OFFSET_FILL),(N!==re||H!==ne)&&(N=re,H=ne,o.getReversed()&&(re=-re,ne=-ne),s.polygonOffset(re,ne))):Xe(s.POLYGON_OFFSET_FILL)}function bn(O){O?Me(s.SCISSOR_TEST):Xe(s.SCISSOR_TEST)}function tn(O){O===void 0&&(O=s.TEXTURE0+$-1),Q!==O&&(s.activeTexture(O),Q=O)}function dn(O,re,ne){ne===void 0&&(Q===null?ne=s.TEXTURE0+$-1:ne=Q);let we=se[ne];we===void 0&&(we={type:void 0,texture:void 0},se[ne]=we),(we.type!==O||we.texture!==re)&&(Q!==ne&&(s.activeTexture(ne),Q=ne),s.bindTexture(O,re||Ae[O]),we.type=O,we.texture=re)}function B(){let O=se[Q];O!==void 0&&O.type!==void 0&&(s.bindTexture(O.type,null),O.type=void 0,O.texture=void 0)}function Ce(){try{s.compressedTexImage2D(...arguments)}catch(O){Je("WebGLState:",O)}}function Ze(){try{s.compressedTexImage3D(...arguments)}catch(O){Je("WebGLState:",O)}}function ot(){try{s.texSubImage2D(...arguments)}catch(O){Je("WebGLState:",O)}}function Se(){try{s.texSubImage3D(...arguments)}catch(O){Je("WebGLState:",O)}}function kt(){try{s.compressedTexSubImage2D(...arguments)}catch(O){Je("WebGLState:",O)}}function He(){try{s.compressedTexSubImage3D(...arguments)}catch(O){Je("WebGLState:",O)}}function Ye(){try{s.texStorage2D(...arguments)}catch(O){Je("WebGLState:",O)}}function C(){try{s.texStorage3D(...arguments)}catch(O){Je("WebGLState:",O)}}function M(){try{s.texImage2D(...arguments)}catch(O){Je("WebGLState:",O)}}function q(){try{s.texImage3D(...arguments)}catch(O){Je("WebGLState:",O)}}function he(O){return u[O]!==void 0?u[O]:s.getParameter(O)}function oe(O,re){u[O]!==re&&(s.pixelStorei(O,re),u[O]=re)}function _e(O){ee.equals(O)===!1&&(s.scissor(O.x,O.y,O.z,O.w),ee.copy(O))}function xe(O){me.equals(O)===!1&&(s.viewport(O.x,O.y,O.z,O.w),me.copy(O))}function te(O,re){let ne=c.get(re);ne===void 0&&(ne=new WeakMap,c.set(re,ne));let we=ne.get(O);we===void 0&&(we=s.getUniformBlockIndex(re,O.name),s.uniformBlockBinding(re,we,we),ne.set(O,we))}function ie(O,re,ne){let ge=c.get(re).get(O);l[ge]!==ne&&(s.bindBufferBase(s.UNIFORM_BUFFER,ge,ne),l[ge]=ne)}function pe(){s.disable(s.BLEND),s.disable(s.CULL_FACE),s.disable(s.DEPTH_TEST),s.disable(s.POLYGON_OFFSET_FILL),s.disable(s.SCISSOR_TEST),s.disable(s.STENCIL_TEST),s.disable(s.SAMPLE_ALPHA_TO_COVERAGE),s.blendEquation(s.FUNC_ADD),s.blendFunc(s.ONE,s.ZERO),s.blendFuncSeparate(s.ONE,s.ZERO,s.ONE,s.ZERO),s.blendColor(0,0,0,0),s.colorMask(!0,!0,!0,!0),s.clearColor(0,0,0,0),s.depthMask(!0),s.depthFunc(s.LESS),o.setReversed(!1),s.clearDepth(1),s.stencilMask(4294967295),s.stencilFunc(s.ALWAYS,0,4294967295),s.stencilOp(s.KEEP,s.KEEP,s.KEEP),s.clearStencil(0),s.cullFace(s.BACK),s.frontFace(s.CCW),s.polygonOffset(0,0),s.activeTexture(s.TEXTURE0),s.bindFramebuffer(s.FRAMEBUFFER,null),s.bindFramebuffer(s.DRAW_FRAMEBUFFER,null),s.bindFramebuffer(s.READ_FRAMEBUFFER,null),s.useProgram(null),s.lineWidth(1),s.scissor(0,0,s.canvas.width,s.canvas.height),s.viewport(0,0,s.canvas.width,s.canvas.height),s.pixelStorei(s.PACK_ALIGNMENT,4),s.pixelStorei(s.UNPACK_ALIGNMENT,4),s.pixelStorei(s.UNPACK_FLIP_Y_WEBGL,!1),s.pixelStorei(s.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),s.pixelStorei(s.UNPACK_COLORSPACE_CONVERSION_WEBGL,s.BROWSER_DEFAULT_WEBGL),s.pixelStorei(s.PACK_ROW_LENGTH,0),s.pixelStorei(s.PACK_SKIP_PIXELS,0),s.pixelStorei(s.PACK_SKIP_ROWS,0),s.pixelStorei(s.UNPACK_ROW_LENGTH,0),s.pixelStorei(s.UNPACK_IMAGE_HEIGHT,0),s.pixelStorei(s.UNPACK_SKIP_PIXELS,0),s.pixelStorei(s.UNPACK_SKIP_ROWS,0),s.pixelStorei(s.UNPACK_SKIP_IMAGES,0),h={},u={},Q=null,se={},d={},l={},f=new WeakMap,m=[],x=null,p=!1,g=null,v=null,R=null,b=null,A=null,T=null,_=null,E=new ze(0,0,0),F=0,I=!1,D=null,k=null,V=null,N=null,H=null,ee.set(0,0,s.canvas.width,s.canvas.height),me.set(0,0,s.canvas.width,s.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:Me,disable:Xe,bindFramebuffer:rt,drawBuffers:Ge,useProgram:ut,setBlending:Kt,setMaterial:Vt,setFlipSided:un,setCullFace:Ot,setLineWidth:In,setPolygonOffset:St,setScissorTest:bn,activeTexture:tn,bindTexture:dn,unbindTexture:B,compressedTexImage2D:Ce,compressedTexImage3D:Ze,texImage2D:M,texImage3D:q,pixelStorei:oe,getParameter:he,updateUBOMapping:te,uniformBlockBinding:ie,texStorage2D:Ye,texStorage3D:C,texSubImage2D:ot,texSubImage3D:Se,compressedTexSubImage2D:kt,compressedTexSubImage3D:He,scissor:_e,viewport:xe,reset:pe}}function aE(s,e,t,n,i,r,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new Ve,h=new WeakMap,u=new Set,d,f=new WeakMap,m=new Set,x=new FinalizationRegistry(C=>m.delete(C)),p=!1;try{p=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function g(C,M){return p?new OffscreenCanvas(C,M):Fa("canvas")}function v(C,M,q){let he=1,oe=Ye(C);if((oe.width>q||oe.height>q)&&(he=q/Math.max(oe.width,oe.height)),he<1)if(typeof HTMLImageElement<"u"&&C instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&C instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&C instanceof ImageBitmap||typeof VideoFrame<"u"&&C instanceof VideoFrame){let _e=Math.floor(he*oe.width),xe=Math.floor(he*oe.height);d===void 0&&(d=g(_e,xe));let te=M?g(_e,xe):d;return te.width=_e,te.height=xe,te.getContext("2d").drawImage(C,0,0,_e,xe),$e("WebGLRenderer: Texture has been resized from ("+oe.width+"x"+oe.height+") to ("+_e+"x"+xe+")."),te}else return"data"in C&&$e("WebGLRenderer: Image in DataTexture is too big ("+oe.width+"x"+oe.height+")."),C;return C}function R(C){return C.generateMipmaps}function b(C){s.generateMipmap(C)}function A(C){return C.isWebGLCubeRenderTarget?s.TEXTURE_CUBE_MAP:C.isWebGL3DRenderTarget?s.TEXTURE_3D:C.isWebGLArrayRenderTarget||C.isCompressedArrayTexture?s.TEXTURE_2D_ARRAY:s.TEXTURE_2D}function T(C,M,q,he,oe,_e=!1){if(C!==null){if(s[C]!==void 0)return s[C];$e("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+C+"'")}let xe;he&&(xe=e.get("EXT_texture_norm16"),xe||$e("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let te=M;if(M===s.RED&&(q===s.FLOAT&&(te=s.R32F),q===s.HALF_FLOAT&&(te=s.R16F),q===s.UNSIGNED_BYTE&&(te=s.R8),q===s.UNSIGNED_SHORT&&xe&&(te=xe.R16_EXT),q===s.SHORT&&xe&&(te=xe.R16_SNORM_EXT)),M===s.RED_INTEGER&&(q===s.UNSIGNED_BYTE&&(te=s.R8UI),q===s.UNSIGNED_SHORT&&(te=s.R16UI),q===s.UNSIGNED_INT&&(te=s.R32UI),q===s.BYTE&&(te=s.R8I),q===s.SHORT&&(te=s.R16I),q===s.INT&&(te=s.R32I)),M===s.RG&&(q===s.FLOAT&&(te=s.RG32F),q===s.HALF_FLOAT&&(te=s.RG16F),q===s.UNSIGNED_BYTE&&(te=s.RG8),q===s.UNSIGNED_SHORT&&xe&&(te=xe.RG16_EXT),q===s.SHORT&&xe&&(te=xe.RG16_SNORM_EXT)),M===s.RG_INTEGER&&(q===s.UNSIGNED_BYTE&&(te=s.RG8UI),q===s.UNSIGNED_SHORT&&(te=s.RG16UI),q===s.UNSIGNED_INT&&(te=s.RG32UI),q===s.BYTE&&(te=s.RG8I),q===s.SHORT&&(te=s.RG16I),q===s.INT&&(te=s.RG32I)),M===s.RGB_INTEGER&&(q===s.UNSIGNED_BYTE&&(te=s.RGB8UI),q===s.UNSIGNED_SHORT&&(te=s.RGB16UI),q===s.UNSIGNED_INT&&(te=s.RGB32UI),q===s.BYTE&&(te=s.RGB8I),q===s.SHORT&&(te=s.RGB16I),q===s.INT&&(te=s.RGB32I)),M===s.RGBA_INTEGER&&(q===s.UNSIGNED_BYTE&&(te=s.RGBA8UI),q===s.UNSIGNED_SHORT&&(te=s.RGBA16UI),q===s.UNSIGNED_INT&&(te=s.RGBA32UI),q===s.BYTE&&(te=s.RGBA8I),q===s.SHORT&&(te=s.RGBA16I),q===s.INT&&(te=s.RGBA32I)),M===s.RGB&&(q===s.UNSIGNED_SHORT&&xe&&(te=xe.RGB16_EXT),q===s.SHORT&&xe&&(te=xe.RGB16_SNORM_EXT),q===s.UNSIGNED_INT_5_9_9_9_REV&&(te=s.RGB9_E5),q===s.UNSIGNED_INT_10F_11F_11F_REV&&(te=s.R11F_G11F_B10F)),M===s.RGBA){let ie=_e?Ua:mt.getTransfer(oe);q===s.FLOAT&&(te=s.RGBA32F),q===s.HALF_FLOAT&&(te=s.RGBA16F),q===s.UNSIGNED_BYTE&&(te=ie===It?s.SRGB8_ALPHA8:s.RGBA8),q===s.UNSIGNED_SHORT&&xe&&(te=xe.RGBA16_EXT),q===s.SHORT&&xe&&(te=xe.RGBA16_SNORM_EXT),q===s.UNSIGNED_SHORT_4_4_4_4&&(te=s.RGBA4),q===s.UNSIGNED_SHORT_5_5_5_1&&(te=s.RGB5_A1)}return(te===s.R16F||te===s.R32F||te===s.RG16F||te===s.RG32F||te===s.RGBA16F||te===s.RGBA32F)&&e.get("EXT_color_buffer_float"),te}function _(C,M){let q;return C?M===null||M===qi||M===Vr?q=s.DEPTH24_STENCIL8:M===Li?q=s.DEPTH32F_STENCIL8:M===Jo&&(q=s.DEPTH24_STENCIL8,$e("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):M===null||M===qi||M===Vr?q=s.DEPTH_COMPONENT24:M===Li?q=s.DEPTH_COMPONENT32F:M===Jo&&(q=s.DEPTH_COMPONENT16),q}function E(C,M){return R(C)===!0||C.isFramebufferTexture&&C.minFilter!==vn&&C.minFilter!==Tn?Math.log2(Math.max(M.width,M.height))+1:C.mipmaps.length>0?C.mipmaps.length:C.isCompressedTexture&&Array.isArray(C.image)?M.mipmaps.length:1}function F(C){let M=new WeakRef(C);n.get(C).__ref=M,m.add(M),x.register(C,M,M)}function I(C){let M=n.get(C).__ref;M!==void 0&&(m.delete(M),x.unregister(M))}function D(C){V(C.target)}function k(C){N(C.target)}function V(C){C.removeEventListener("dispose",D),I(C),$(C),C.isVideoTexture&&h.delete(C),C.isHTMLTexture&&u.delete(C)}function N(C){C.removeEventListener("dispose",k),I(C),ce(C)}function H(){for(let C of m){let M=C.deref();M!==void 0&&(M.isRenderTarget===!0?N(M):V(M))}m.clear(),u.clear()}function $(C){let M=n.get(C);if(M.__webglInit===void 0)return;let q=C.source,he=f.get(q);if(he){let oe=he[M.__cacheKey];oe.usedTimes--,oe.usedTimes===0&&W(C),Object.keys(he).length===0&&f.delete(q)}n.remove(C)}function W(C){let M=n.get(C);s.deleteTexture(M.__webglTexture);let q=C.source,he=f.get(q);delete he[M.__cacheKey],o.memory.textures--}function ce(C){let M=n.get(C);M.__depthDisposeCallback&&M.__depthDisposeCallback();let q=C.depthTexture;if(q&&q.renderTarget===C&&V(q),C.isWebGLCubeRenderTarget)for(let oe=0;oe<6;oe++){if(Array.isArray(M.__webglFramebuffer[oe]))for(let _e=0;_e<M.__webglFramebuffer[oe].length;_e++)s.deleteFramebuffer(M.__webglFramebuffer[oe][_e]);else s.deleteFramebuffer(M.__webglFramebuffer[oe]);M.__webglDepthbuffer&&s.deleteRenderbuffer(M.__webglDepthbuffer[oe])}else{if(Array.isArray(M.__webglFramebuffer))for(let oe=0;oe<M.__webglFramebuffer.length;oe++)s.deleteFramebuffer(M.__webglFramebuffer[oe]);else s.deleteFramebuffer(M.__webglFramebuffer);if(M.__webglDepthbuffer&&s.deleteRenderbuffer(M.__webglDepthbuffer),M.__webglMultisampledFramebuffer&&s.deleteFramebuffer(M.__webglMultisampledFramebuffer),M.__webglColorRenderbuffer)for(let oe=0;oe<M.__webglColorRenderbuffer.length;oe++)M.__webglColorRenderbuffer[oe]&&s.deleteRenderbuffer(M.__webglColorRenderbuffer[oe]);M.__webglDepthRenderbuffer&&s.deleteRenderbuffer(M.__webglDepthRenderbuffer)}let he=C.textures;for(let oe=0,_e=he.length;oe<_e;oe++){let xe=n.get(he[oe]);xe.__webglTexture&&(s.deleteTexture(xe.__webglTexture),o.memory.textures--),n.remove(he[oe])}n.remove(C)}let J=0;function Q(){J=0}function se(){return J}function de(C){J=C}function ue(){let C=J;return C>=i.maxTextures&&$e("WebGLTextures: Trying to use "+(C+1)+" texture units while this GPU supports only "+i.maxTextures),J+=1,C}function ee(C){let M=[];return M.push(C.wrapS),M.push(C.wrapT),M.push(C.wrapR||0),M.push(C.magFilter),M.push(C.minFilter),M.push(C.anisotropy),M.push(C.internalFormat),M.push(C.format),M.push(C.type),M.push(C.generateMipmaps),M.push(C.mipmapsAutoUpdate),M.push(C.premultiplyAlpha),M.push(C.flipY),M.push(C.unpackAlignment),M.push(C.colorSpace),M.join()}function me(C,M){let q=n.get(C);if(C.isVideoTexture&&kt(C),C.isRenderTargetTexture===!1&&C.isExternalTexture!==!0&&C.version>0&&q.__version!==C.version){let he=C.image;if(he===null)$e("WebGLRenderer: Texture marked for update but no image data found.");else if(he.complete===!1)$e("WebGLRenderer: Texture marked for update but image is incomplete");else{Vt(q,C,M);return}}else C.isExternalTexture&&(q.__webglTexture=C.sourceTexture?C.sourceTexture:null);t.bindTexture(s.TEXTURE_2D,q.__webglTexture,s.TEXTURE0+M)}function ye(C,M){let q=n.get(C);if(C.isRenderTargetTexture===!1&&C.version>0&&q.__version!==C.version){Vt(q,C,M);return}else C.isExternalTexture&&(q.__webglTexture=C.sourceTexture?C.sourceTexture:null);t.bindTexture(s.TEXTURE_2D_ARRAY,q.__webglTexture,s.TEXTURE0+M)}function Ae(C,M){let q=n.get(C);if(C.isRenderTargetTexture===!1&&C.version>0&&q.__version!==C.version){Vt(q,C,M);return}t.bindTexture(s.TEXTURE_3D,q.__webglTexture,s.TEXTURE0+M)}function Me(C,M){let q=n.get(C);if(C.version>0&&q.__version!==C.version){un(q,C,M);return}t.bindTexture(s.TEXTURE_CUBE_MAP,q.__webglTexture,s.TEXTURE0+M)}let Xe={[Ks]:s.REPEAT,[Ti]:s.CLAMP_TO_EDGE,[Uo]:s.MIRRORED_REPEAT},rt={[vn]:s.NEAREST,[Kc]:s.NEAREST_MIPMAP_NEAREST,[Hr]:s.NEAREST_MIPMAP_LINEAR,[Tn]:s.LINEAR,[Ko]:s.LINEAR_MIPMAP_NEAREST,[yi]:s.LINEAR_MIPMAP_LINEAR},Ge={[s0]:s.NEVER,[lf]:s.ALWAYS,[r0]:s.LESS,[of]:s.LEQUAL,[o0]:s.EQUAL,[af]:s.GEQUAL,[a0]:s.GREATER,[l0]:s.NOTEQUAL};function ut(C,M){if(M.type===Li&&e.has("OES_texture_float_linear")===!1&&(M.magFilter===Tn||M.magFilter===Ko||M.magFilter===Hr||M.magFilter===yi||M.minFilter===Tn||M.minFilter===Ko||M.minFilter===Hr||M.minFilter===yi)&&$e("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),s.texParameteri(C,s.TEXTURE_WRAP_S,Xe[M.wrapS]),s.texParameteri(C,s.TEXTURE_WRAP_T,Xe[M.wrapT]),(C===s.TEXTURE_3D||C===s.TEXTURE_2D_ARRAY)&&s.texParameteri(C,s.TEXTURE_WRAP_R,Xe[M.wrapR]),s.texParameteri(C,s.TEXTURE_MAG_FILTER,rt[M.magFilter]),s.texParameteri(C,s.TEXTURE_MIN_FILTER,rt[M.minFilter]),M.compareFunction&&(s.texParameteri(C,s.TEXTURE_COMPARE_MODE,s.COMPARE_REF_TO_TEXTURE),s.texParameteri(C,s.TEXTURE_COMPARE_FUNC,Ge[M.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(M.magFilter===vn||M.minFilter!==Hr&&M.minFilter!==yi||M.type===Li&&e.has("OES_texture_float_linear")===!1)return;if(M.anisotropy>1||n.get(M).__currentAnisotropy){let q=e.get("EXT_texture_filter_anisotropic");s.texParameterf(C,q.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(M.anisotropy,i.getMaxAnisotropy())),n.get(M).__currentAnisotropy=M.anisotropy}}}function ct(C,M){let q=!1;C.__webglInit===void 0&&(C.__webglInit=!0,M.addEventListener("dispose",D),F(M));let he=M.source,oe=f.get(he);oe===void 0&&(oe={},f.set(he,oe));let _e=ee(M);if(_e!==C.__cacheKey){oe[_e]===void 0&&(oe[_e]={texture:s.createTexture(),usedTimes:0},o.memory.textures++,q=!0),oe[_e].usedTimes++;let xe=oe[C.__cacheKey];xe!==void 0&&(oe[C.__cacheKey].usedTimes--,xe.usedTimes===0&&W(M)),C.__cacheKey=_e,C.__webglTexture=oe[_e].texture}return q}function it(C,M,q){return Math.floor(Math.floor(C/q)/M)}function Kt(C,M,q,he){let _e=C.updateRanges;if(_e.length===0)t.texSubImage2D(s.TEXTURE_2D,0,0,0,M.width,M.height,q,he,M.data);else{_e.sort((O,re)=>O.start-re.start);let xe=0;for(let O=1;O<_e.length;O++){let re=_e[xe],ne=_e[O],we=re.start+re.count,ge=it(ne.start,M.width,4),be=it(re.start,M.width,4);ne.start<=we+1&&ge===be&&it(ne.start+ne.count-1,M.width,4)===ge?re.count=Math.max(re.count,ne.start+ne.count-re.start):(++xe,_e[xe]=ne)}_e.length=xe+1;let te=t.getParameter(s.UNPACK_ROW_LENGTH),ie=t.getParameter(s.UNPACK_SKIP_PIXELS),pe=t.getParameter(s.UNPACK_SKIP_ROWS);t.pixelStorei(s.UNPACK_ROW_LENGTH,M.width);for(let O=0,re=_e.length;O<re;O++){let ne=_e[O],we=Math.floor(ne.start/4),ge=Math.ceil(ne.count/4),be=we%M.width,We=Math.floor(we/M.width),je=ge,le=1;t.pixelStorei(s.UNPACK_SKIP_PIXELS,be),t.pixelStorei(s.UNPACK_SKIP_ROWS,We),t.texSubImage2D(s.TEXTURE_2D,0,be,We,je,le,q,he,M.data)}C.clearUpdateRanges(),t.pixelStorei(s.UNPACK_ROW_LENGTH,te),t.pixelStorei(s.UNPACK_SKIP_PIXELS,ie),t.pixelStorei(s.UNPACK_SKIP_ROWS,pe)}}function Vt(C,M,q){let he=s.TEXTURE_2D;(M.isDataArrayTexture||M.isCompressedArrayTexture)&&(he=s.TEXTURE_2D_ARRAY),M.isData3DTexture&&(he=s.TEXTURE_3D);let oe=ct(C,M),_e=M.source;t.bindTexture(he,C.__webglTexture,s.TEXTURE0+q);let xe=n.get(_e);if(_e.version!==xe.__version||oe===!0){if(t.activeTexture(s.TEXTURE0+q),(typeof ImageBitmap<"u"&&M.image instanceof ImageBitmap)===!1){let le=mt.getPrimaries(mt.workingColorSpace),Oe=M.colorSpace===$i?null:mt.getPrimaries(M.colorSpace),Qe=M.colorSpace===$i||le===Oe?s.NONE:s.BROWSER_DEFAULT_WEBGL;t.pixelStorei(s.UNPACK_FLIP_Y_WEBGL,M.flipY),t.pixelStorei(s.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),t.pixelStorei(s.UNPACK_COLORSPACE_CONVERSION_WEBGL,Qe)}t.pixelStorei(s.UNPACK_ALIGNMENT,M.unpackAlignment);let ie=v(M.image,!1,i.maxTextureSize);ie=He(M,ie);let pe=r.convert(M.format,M.colorSpace),O=r.convert(M.type),re=T(M.internalFormat,pe,O,M.normalized,M.colorSpace,M.isVideoTexture);ut(he,M);let ne,we=M.mipmaps,ge=M.isVideoTexture!==!0,be=xe.__version===void 0||oe===!0,We=_e.dataReady,je=E(M,ie);if(M.isDepthTexture)re=_(M.format===Ds,M.type),be&&(ge?t.texStorage2D(s.TEXTURE_2D,1,re,ie.width,ie.height):t.texImage2D(s.TEXTURE_2D,0,re,ie.width,ie.height,0,pe,O,null));else if(M.isDataTexture)if(we.length>0){ge&&be&&t.texStorage2D(s.TEXTURE_2D,je,re,we[0].width,we[0].height);for(let le=0,Oe=we.length;le<Oe;le++)ne=we[le],ge?We&&t.texSubImage2D(s.TEXTURE_2D,le,0,0,ne.width,ne.height,pe,O,ne.data):t.texImage2D(s.TEXTURE_2D,le,re,ne.width,ne.height,0,pe,O,ne.data);M.generateMipmaps=!1}else ge?(be&&t.texStorage2D(s.TEXTURE_2D,je,re,ie.width,ie.height),We&&Kt(M,ie,pe,O)):t.texImage2D(s.TEXTURE_2D,0,re,ie.width,ie.height,0,pe,O,ie.data);else if(M.isCompressedTexture)if(M.isCompressedArrayTexture){ge&&be&&t.texStorage3D(s.TEXTURE_2D_ARRAY,je,re,we[0].width,we[0].height,ie.depth);for(let le=0,Oe=we.length;le<Oe;le++)if(ne=we[le],M.format!==si)if(pe!==null)if(ge){if(We)if(M.layerUpdates.size>0){let Qe=yf(ne.width,ne.height,M.format,M.type);for(let Re of M.layerUpdates){let at=ne.data.subarray(Re*Qe/ne.data.BYTES_PER_ELEMENT,(Re+1)*Qe/ne.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(s.TEXTURE_2D_ARRAY,le,0,0,Re,ne.width,ne.height,1,pe,at)}}else t.compressedTexSubImage3D(s.TEXTURE_2D_ARRAY,le,0,0,0,ne.width,ne.height,ie.depth,pe,ne.data)}else t.compressedTexImage3D(s.TEXTURE_2D_ARRAY,le,re,ne.width,ne.height,ie.depth,0,ne.data,0,0);else $e("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else ge?We&&t.texSubImage3D(s.TEXTURE_2D_ARRAY,le,0,0,0,ne.width,ne.height,ie.depth,pe,O,ne.data):t.texImage3D(s.TEXTURE_2D_ARRAY,le,re,ne.width,ne.height,ie.depth,0,pe,O,ne.data);M.layerUpdates.size>0&&M.clearLayerUpdates()}else{ge&&be&&t.texStorage2D(s.TEXTURE_2D,je,re,we[0].width,we[0].height);for(let le=0,Oe=we.length;le<Oe;le++)ne=we[le],M.format!==si?pe!==null?ge?We&&t.compressedTexSubImage2D(s.TEXTURE_2D,le,0,0,ne.width,ne.height,pe,ne.data):t.compressedTexImage2D(s.TEXTURE_2D,le,re,ne.width,ne.height,0,ne.data):$e("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):ge?We&&t.texSubImage2D(s.TEXTURE_2D,le,0,0,ne.width,ne.height,pe,O,ne.data):t.texImage2D(s.TEXTURE_2D,le,re,ne.width,ne.height,0,pe,O,ne.data)}else if(M.isDataArrayTexture)if(ge){if(be&&t.texStorage3D(s.TEXTURE_2D_ARRAY,je,re,ie.width,ie.height,ie.depth),We)if(M.layerUpdates.size>0){let le=yf(ie.width,ie.height,M.format,M.type);for(let Oe of M.layerUpdates){let Qe=ie.data.subarray(Oe*le/ie.data.BYTES_PER_ELEMENT,(Oe+1)*le/ie.data.BYTES_PER_ELEMENT);t.texSubImage3D(s.TEXTURE_2D_ARRAY,0,0,0,Oe,ie.width,ie.height,1,pe,O,Qe)}M.clearLayerUpdates()}else t.texSubImage3D(s.TEXTURE_2D_ARRAY,0,0,0,0,ie.width,ie.height,ie.depth,pe,O,ie.data)}else t.texImage3D(s.TEXTURE_2D_ARRAY,0,re,ie.width,ie.height,ie.depth,0,pe,O,ie.data);else if(M.isData3DTexture)ge?(be&&t.texStorage3D(s.TEXTURE_3D,je,re,ie.width,ie.height,ie.depth),We&&t.texSubImage3D(s.TEXTURE_3D,0,0,0,0,ie.width,ie.height,ie.depth,pe,O,ie.data)):t.texImage3D(s.TEXTURE_3D,0,re,ie.width,ie.height,ie.depth,0,pe,O,ie.data);else if(M.isFramebufferTexture){if(be)if(ge)t.texStorage2D(s.TEXTURE_2D,je,re,ie.width,ie.height);else{let le=ie.width,Oe=ie.height;for(let Qe=0;Qe<je;Qe++)t.texImage2D(s.TEXTURE_2D,Qe,re,le,Oe,0,pe,O,null),le>>=1,Oe>>=1}}else if(M.isHTMLTexture){if("texElementImage2D"in s){let le=s.canvas;if(le.hasAttribute("layoutsubtree")||le.setAttribute("layoutsubtree","true"),ie.parentNode!==le){le.appendChild(ie),u.add(M),le.onpaint=Oe=>{let Qe=Oe.changedElements;for(let Re of u)Qe.includes(Re.image)&&(Re.needsUpdate=!0)},le.requestPaint();return}if(s.texElementImage2D.length===3)s.texElementImage2D(s.TEXTURE_2D,s.RGBA8,ie);else{let Qe=s.RGBA,Re=s.RGBA,at=s.UNSIGNED_BYTE;s.texElementImage2D(s.TEXTURE_2D,0,Qe,Re,at,ie)}s.texParameteri(s.TEXTURE_2D,s.TEXTURE_MIN_FILTER,s.LINEAR),s.texParameteri(s.TEXTURE_2D,s.TEXTURE_WRAP_S,s.CLAMP_TO_EDGE),s.texParameteri(s.TEXTURE_2D,s.TEXTURE_WRAP_T,s.CLAMP_TO_EDGE)}}else if(we.length>0){if(ge&&be){let le=Ye(we[0]);t.texStorage2D(s.TEXTURE_2D,je,re,le.width,le.height)}for(let le=0,Oe=we.length;le<Oe;le++)ne=we[le],ge?We&&t.texSubImage2D(s.TEXTURE_2D,le,0,0,pe,O,ne):t.texImage2D(s.TEXTURE_2D,le,re,pe,O,ne);M.generateMipmaps=!1}else if(ge){if(be){let le=Ye(ie);t.texStorage2D(s.TEXTURE_2D,je,re,le.width,le.height)}We&&t.texSubImage2D(s.TEXTURE_2D,0,0,0,pe,O,ie)}else t.texImage2D(s.TEXTURE_2D,0,re,pe,O,ie);R(M)&&M.mipmapsAutoUpdate===!0&&b(he),xe.__version=_e.version,M.onUpdate&&M.onUpdate(M)}C.__version=M.version}function un(C,M,q){if(M.image.length!==6)return;let he=ct(C,M),oe=M.source;t.bindTexture(s.TEXTURE_CUBE_MAP,C.__webglTexture,s.TEXTURE0+q);let _e=n.get(oe);if(oe.version!==_e.__version||he===!0){t.activeTexture(s.TEXTURE0+q);let xe=mt.getPrimaries(mt.workingColorSpace),te=M.colorSpace===$i?null:mt.getPrimaries(M.colorSpace),ie=M.colorSpace===$i||xe===te?s.NONE:s.BROWSER_DEFAULT_WEBGL;t.pixelStorei(s.UNPACK_FLIP_Y_WEBGL,M.flipY),t.pixelStorei(s.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),t.pixelStorei(s.UNPACK_ALIGNMENT,M.unpackAlignment),t.pixelStorei(s.UNPACK_COLORSPACE_CONVERSION_WEBGL,ie);let pe=M.isCompressedTexture||M.image[0].isCompressedTexture,O=M.image[0]&&M.image[0].isDataTexture,re=[];for(let Re=0;Re<6;Re++)!pe&&!O?re[Re]=v(M.image[Re],!0,i.maxCubemapSize):re[Re]=O?M.image[Re].image:M.image[Re],re[Re]=He(M,re[Re]);let ne=re[0],we=r.convert(M.format,M.colorSpace),ge=r.convert(M.type),be=T(M.internalFormat,we,ge,M.normalized,M.colorSpace),We=M.isVideoTexture!==!0,je=_e.__version===void 0||he===!0,le=oe.dataReady,Oe=E(M,ne);ut(s.TEXTURE_CUBE_MAP,M);let Qe;if(M.isDepthTexture){if(be=_(M.format===Ds,M.type),je)if(We)t.texStorage2D(s.TEXTURE_CUBE_MAP,1,be,ne.width,ne.height);else for(let Re=0;Re<6;Re++)t.texImage2D(s.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,be,ne.width,ne.height,0,we,ge,null)}else if(pe){We&&je&&t.texStorage2D(s.TEXTURE_CUBE_MAP,Oe,be,ne.width,ne.height);for(let Re=0;Re<6;Re++){Qe=re[Re].mipmaps;for(let at=0;at<Qe.length;at++){let Xt=Qe[at];M.format!==si?we!==null?We?le&&t.compressedTexSubImage2D(s.TEXTURE_CUBE_MAP_POSITIVE_X+Re,at,0,0,Xt.width,Xt.height,we,Xt.data):t.compressedTexImage2D(s.TEXTURE_CUBE_MAP_POSITIVE_X+Re,at,be,Xt.width,Xt.height,0,Xt.data):$e("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):We?le&&t.texSubImage2D(s.TEXTURE_CUBE_MAP_POSITIVE_X+Re,at,0,0,Xt.width,Xt.height,we,ge,Xt.data):t.texImage2D(s.TEXTURE_CUBE_MAP_POSITIVE_X+Re,at,be,Xt.width,Xt.height,0,we,ge,Xt.data)}}}else{if(Qe=M.mipmaps,We&&je){Qe.length>0&&Oe++;let Re=Ye(re[0]);t.texStorage2D(s.TEXTURE_CUBE_MAP,Oe,be,Re.width,Re.height)}for(let Re=0;Re<6;Re++)if(O){We?le&&t.texSubImage2D(s.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,0,0,re[Re].width,re[Re].height,we,ge,re[Re].data):t.texImage2D(s.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,be,re[Re].width,re[Re].height,0,we,ge,re[Re].data);for(let at=0;at<Qe.length;at++){let Zn=Qe[at].image[Re].image;We?le&&t.texSubImage2D(s.TEXTURE_CUBE_MAP_POSITIVE_X+Re,at+1,0,0,Zn.width,Zn.height,we,ge,Zn.data):t.texImage2D(s.TEXTURE_CUBE_MAP_POSITIVE_X+Re,at+1,be,Zn.width,Zn.height,0,we,ge,Zn.data)}}else{We?le&&t.texSubImage2D(s.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,0,0,we,ge,re[Re]):t.texImage2D(s.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,be,we,ge,re[Re]);for(let at=0;at<Qe.length;at++){let Xt=Qe[at];We?le&&t.texSubImage2D(s.TEXTURE_CUBE_MAP_POSITIVE_X+Re,at+1,0,0,we,ge,Xt.image[Re]):t.texImage2D(s.TEXTURE_CUBE_MAP_POSITIVE_X+Re,at+1,be,we,ge,Xt.image[Re])}}}R(M)&&M.mipmapsAutoUpdate===!0&&b(s.TEXTURE_CUBE_MAP),_e.__version=oe.version,M.onUpdate&&M.onUpdate(M)}C.__version=M.version}function Ot(C,M,q,he,oe,_e){let xe=r.convert(q.format,q.colorSpace),te=r.convert(q.type),ie=T(q.internalFormat,xe,te,q.normalized,q.colorSpace),pe=n.get(M),O=n.get(q);if(O.__renderTarget=M,!pe.__hasExternalTextures){let re=Math.max(1,M.width>>_e),ne=Math.max(1,M.height>>_e);oe===s.TEXTURE_3D||oe===s.TEXTURE_2D_ARRAY?t.texImage3D(oe,_e,ie,re,ne,M.depth,0,xe,te,null):t.texImage2D(oe,_e,ie,re,ne,0,xe,te,null)}t.bindFramebuffer(s.FRAMEBUFFER,C),Se(M)?a.framebufferTexture2DMultisampleEXT(s.FRAMEBUFFER,he,oe,O.__webglTexture,0,ot(M)):(oe===s.TEXTURE_2D||oe>=s.TEXTURE_CUBE_MAP_POSITIVE_X&&oe<=s.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&s.framebufferTexture2D(s.FRAMEBUFFER,he,oe,O.__webglTexture,_e),t.bindFramebuffer(s.FRAMEBUFFER,null)}function In(C,M,q){if(s.bindRenderbuffer(s.RENDERBUFFER,C),M.depthBuffer){let he=M.depthTexture,oe=he&&he.isDepthTexture?he.type:null,_e=_(M.stencilBuffer,oe),xe=M.stencilBuffer?s.DEPTH_STENCIL_ATTACHMENT:s.DEPTH_ATTACHMENT;Se(M)?a.renderbufferStorageMultisampleEXT(s.RENDERBUFFER,ot(M),_e,M.width,M.height):q?s.renderbufferStorageMultisample(s.RENDERBUFFER,ot(M),_e,M.width,M.height):s.renderbufferStorage(s.RENDERBUFFER,_e,M.width,M.height),s.framebufferRenderbuffer(s.FRAMEBUFFER,xe,s.RENDERBUFFER,C)}else{let he=M.textures;for(let oe=0;oe<he.length;oe++){let _e=he[oe],xe=r.convert(_e.format,_e.colorSpace),te=r.convert(_e.type),ie=T(_e.internalFormat,xe,te,_e.normalized,_e.colorSpace);Se(M)?a.renderbufferStorageMultisampleEXT(s.RENDERBUFFER,ot(M),ie,M.width,M.height):q?s.renderbufferStorageMultisample(s.RENDERBUFFER,ot(M),ie,M.width,M.height):s.renderbufferStorage(s.RENDERBUFFER,ie,M.width,M.height)}}s.bindRenderbuffer(s.RENDERBUFFER,null)}function St(C,M,q){let he=M.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(s.FRAMEBUFFER,C),!(M.depthTexture&&M.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let oe=n.get(M.depthTexture);oe.__renderTarget=M;let _e=he?M.depthTexture.image[0]:M.depthTexture.image;(!oe.__webglTexture||_e.width!==M.width||_e.height!==M.height)&&(_e.width=M.width,_e.height=M.height,M.depthTexture.needsUpdate=!0),he?Me(M.depthTexture,0):me(M.depthTexture,0);let xe=oe.__webglTexture,te=ot(M),ie=he?s.TEXTURE_CUBE_MAP_POSITIVE_X+q:s.TEXTURE_2D,pe=M.depthTexture.format===Ds?s.DEPTH_STENCIL_ATTACHMENT:s.DEPTH_ATTACHMENT;if(M.depthTexture.format===Ts)Se(M)?a.framebufferTexture2DMultisampleEXT(s.FRAMEBUFFER,pe,ie,xe,0,te):s.framebufferTexture2D(s.FRAMEBUFFER,pe,ie,xe,0);else if(M.depthTexture.format===Ds)Se(M)?a.framebufferTexture2DMultisampleEXT(s.FRAMEBUFFER,pe,ie,xe,0,te):s.framebufferTexture2D(s.FRAMEBUFFER,pe,ie,xe,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function bn(C){let M=n.get(C),q=C.isWebGLCubeRenderTarget===!0;if(M.__boundDepthTexture!==C.depthTexture){let he=C.depthTexture;if(M.__depthDisposeCallback&&M.__depthDisposeCallback(),he){let oe=()=>{delete M.__boundDepthTexture,delete M.__depthDisposeCallback,he.removeEventListener("dispose",oe)};he.addEventListener("dispose",oe),M.__depthDisposeCallback=oe}M.__boundDepthTexture=he}if(C.depthTexture&&!M.__autoAllocateDepthBuffer)if(q)for(let he=0;he<6;he++)St(M.__webglFramebuffer[he],C,he);else C.texture.mipmaps.length>0?St(M.__webglFramebuffer[0],C,0):St(M.__webglFramebuffer,C,0);else if(q){M.__webglDepthbuffer=[];for(let he=0;he<6;he++)if(t.bindFramebuffer(s.FRAMEBUFFER,M.__webglFramebuffer[he]),M.__webglDepthbuffer[he]===void 0)M.__webglDepthbuffer[he]=s.createRenderbuffer(),In(M.__webglDepthbuffer[he],C,!1);else{let oe=C.stencilBuffer?s.DEPTH_STENCIL_ATTACHMENT:s.DEPTH_ATTACHMENT,_e=M.__webglDepthbuffer[he];s.bindRenderbuffer(s.RENDERBUFFER,_e),s.framebufferRenderbuffer(s.FRAMEBUFFER,oe,s.RENDERBUFFER,_e)}}else if(C.texture.mipmaps.length>0?t.bindFramebuffer(s.FRAMEBUFFER,M.__webglFramebuffer[0]):t.bindFramebuffer(s.FRAMEBUFFER,M.__webglFramebuffer),M.__webglDepthbuffer===void 0)M.__webglDepthbuffer=s.createRenderbuffer(),In(M.__webglDepthbuffer,C,!1);else{let oe=C.stencilBuffer?s.DEPTH_STENCIL_ATTACHMENT:s.DEPTH_ATTACHMENT,_e=M.__webglDepthbuffer;s.bindRenderbuffer(s.RENDERBUFFER,_e),s.framebufferRenderbuffer(s.FRAMEBUFFER,oe,s.RENDERBUFFER,_e)}t.bindFramebuffer(s.FRAMEBUFFER,null)}function tn(C,M,q){let he=n.get(C);M!==void 0&&Ot(he.__webglFramebuffer,C,C.texture,s.COLOR_ATTACHMENT0,s.TEXTURE_2D,0),q!==void 0&&bn(C)}function dn(C){let M=C.texture,q=n.get(C),he=n.get(M);C.addEventListener("dispose",k),F(C);let oe=C.textures,_e=C.isWebGLCubeRenderTarget===!0,xe=oe.length>1;if(xe||(he.__webglTexture===void 0&&(he.__webglTexture=s.createTexture()),he.__version=M.version,o.memory.textures++),_e){q.__webglFramebuffer=[];for(let te=0;te<6;te++)if(M.mipmaps.length>0){q.__webglFramebuffer[te]=[];for(let ie=0;ie<M.mipmaps.length;ie++)q.__webglFramebuffer[te][ie]=s.createFramebuffer()}else q.__webglFramebuffer[te]=s.createFramebuffer()}else{if(M.mipmaps.length>0){q.__webglFramebuffer=[];for(let te=0;te<M.mipmaps.length;te++)q.__webglFramebuffer[te]=s.createFramebuffer()}else q.__webglFramebuffer=s.createFramebuffer();if(xe)for(let te=0,ie=oe.length;te<ie;te++){let pe=n.get(oe[te]);pe.__webglTexture===void 0&&(pe.__webglTexture=s.createTexture(),o.memory.textures++)}if(C.samples>0&&Se(C)===!1){q.__webglMultisampledFramebuffer=s.createFramebuffer(),q.__webglColorRenderbuffer=[],t.bindFramebuffer(s.FRAMEBUFFER,q.__webglMultisampledFramebuffer);for(let te=0;te<oe.length;te++){let ie=oe[te];q.__webglColorRenderbuffer[te]=s.createRenderbuffer(),s.bindRenderbuffer(s.RENDERBUFFER,q.__webglColorRenderbuffer[te]);let pe=r.convert(ie.format,ie.colorSpace),O=r.convert(ie.type),re=T(ie.internalFormat,pe,O,ie.normalized,ie.colorSpace,C.isXRRenderTarget===!0),ne=ot(C);s.renderbufferStorageMultisample(s.RENDERBUFFER,ne,re,C.width,C.height),s.framebufferRenderbuffer(s.FRAMEBUFFER,s.COLOR_ATTACHMENT0+te,s.RENDERBUFFER,q.__webglColorRenderbuffer[te])}s.bindRenderbuffer(s.RENDERBUFFER,null),C.depthBuffer&&(q.__webglDepthRenderbuffer=s.createRenderbuffer(),In(q.__webglDepthRenderbuffer,C,!0)),t.bindFramebuffer(s.FRAMEBUFFER,null)}}if(_e){t.bindTexture(s.TEXTURE_CUBE_MAP,he.__webglTexture),ut(s.TEXTURE_CUBE_MAP,M);for(let te=0;te<6;te++)if(M.mipmaps.length>0)for(let ie=0;ie<M.mipmaps.length;ie++)Ot(q.__webglFramebuffer[te][ie],C,M,s.COLOR_ATTACHMENT0,s.TEXTURE_CUBE_MAP_POSITIVE_X+te,ie);else Ot(q.__webglFramebuffer[te],C,M,s.COLOR_ATTACHMENT0,s.TEXTURE_CUBE_MAP_POSITIVE_X+te,0);R(M)?b(s.TEXTURE_CUBE_MAP):M.mipmaps.length>0&&s.texParameteri(s.TEXTURE_CUBE_MAP,s.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),t.unbindTexture()}else if(xe){for(let te=0,ie=oe.length;te<ie;te++){let pe=oe[te],O=n.get(pe),re=s.TEXTURE_2D;(C.isWebGL3DRenderTarget||C.isWebGLArrayRenderTarget)&&(re=C.isWebGL3DRenderTarget?s.TEXTURE_3D:s.TEXTURE_2D_ARRAY),t.bindTexture(re,O.__webglTexture),ut(re,pe),Ot(q.__webglFramebuffer,C,pe,s.COLOR_ATTACHMENT0+te,re,0),R(pe)&&b(re)}t.unbindTexture()}else{let te=s.TEXTURE_2D;if((C.isWebGL3DRenderTarget||C.isWebGLArrayRenderTarget)&&(te=C.isWebGL3DRenderTarget?s.TEXTURE_3D:s.TEXTURE_2D_ARRAY),t.bindTexture(te,he.__webglTexture),ut(te,M),M.mipmaps.length>0)for(let ie=0;ie<M.mipmaps.length;ie++)Ot(q.__webglFramebuffer[ie],C,M,s.COLOR_ATTACHMENT0,te,ie);else Ot(q.__webglFramebuffer,C,M,s.COLOR_ATTACHMENT0,te,0);R(M)?b(te):M.mipmaps.length>0&&s.texParameteri(te,s.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),t.unbindTexture()}C.depthBuffer&&bn(C)}function B(C){let M=C.textures;for(let q=0,he=M.length;q<he;q++){let oe=M[q];if(R(oe)&&oe.mipmapsAutoUpdate===!0){let _e=A(C),xe=n.get(oe).__webglTexture;t.bindTexture(_e,xe),b(_e),t.unbindTexture()}}}let Ce=[];function Ze(C){if(C.samples>0){if(Se(C)===!1){let M=C.textures,q=C.width,he=C.height,oe=s.COLOR_BUFFER_BIT,_e=C.stencilBuffer?s.DEPTH_STENCIL_ATTACHMENT:s.DEPTH_ATTACHMENT,xe=n.get(C),te=M.length>1;if(te)for(let pe=0;pe<M.length;pe++)t.bindFramebuffer(s.FRAMEBUFFER,xe.__webglMultisampledFramebuffer),s.framebufferRenderbuffer(s.FRAMEBUFFER,s.COLOR_ATTACHMENT0+pe,s.RENDERBUFFER,null),t.bindFramebuffer(s.FRAMEBUFFER,xe.__webglFramebuffer),s.framebufferTexture2D(s.DRAW_FRAMEBUFFER,s.COLOR_ATTACHMENT0+pe,s.TEXTURE_2D,null,0);t.bindFramebuffer(s.READ_FRAMEBUFFER,xe.__webglMultisampledFramebuffer),C.texture.mipmaps.length>0?t.bindFramebuffer(s.DRAW_FRAMEBUFFER,xe.__webglFramebuffer[0]):t.bindFramebuffer(s.DRAW_FRAMEBUFFER,xe.__webglFramebuffer);for(let pe=0;pe<M.length;pe++){if(C.resolveDepthBuffer&&(C.depthBuffer&&(oe|=s.DEPTH_BUFFER_BIT),C.stencilBuffer&&C.resolveStencilBuffer&&(oe|=s.STENCIL_BUFFER_BIT)),te){s.framebufferRenderbuffer(s.READ_FRAMEBUFFER,s.COLOR_ATTACHMENT0,s.RENDERBUFFER,xe.__webglColorRenderbuffer[pe]);let O=n.get(M[pe]).__webglTexture;s.framebufferTexture2D(s.DRAW_FRAMEBUFFER,s.COLOR_ATTACHMENT0,s.TEXTURE_2D,O,0)}s.blitFramebuffer(0,0,q,he,0,0,q,he,oe,s.NEAREST),l===!0&&(Ce.length=0,Ce.push(s.COLOR_ATTACHMENT0+pe),C.depthBuffer&&C.storeMultisampledDepthBuffer===!1&&Ce.push(_e),s.invalidateFramebuffer(s.READ_FRAMEBUFFER,Ce))}if(t.bindFramebuffer(s.READ_FRAMEBUFFER,null),t.bindFramebuffer(s.DRAW_FRAMEBUFFER,null),te)for(let pe=0;pe<M.length;pe++){t.bindFramebuffer(s.FRAMEBUFFER,xe.__webglMultisampledFramebuffer),s.framebufferRenderbuffer(s.FRAMEBUFFER,s.COLOR_ATTACHMENT0+pe,s.RENDERBUFFER,xe.__webglColorRenderbuffer[pe]);let O=n.get(M[pe]).__webglTexture;t.bindFramebuffer(s.FRAMEBUFFER,xe.__webglFramebuffer),s.framebufferTexture2D(s.DRAW_FRAMEBUFFER,s.COLOR_ATTACHMENT0+pe,s.TEXTURE_2D,O,0)}t.bindFramebuffer(s.DRAW_FRAMEBUFFER,xe.__webglMultisampledFramebuffer)}else if(C.depthBuffer&&C.storeMultisampledDepthBuffer===!1&&l){let M=C.stencilBuffer?s.DEPTH_STENCIL_ATTACHMENT:s.DEPTH_ATTACHMENT;s.invalidateFramebuffer(s.DRAW_FRAMEBUFFER,[M])}}}function ot(C){return Math.min(i.maxSamples,C.samples)}function Se(C){let M=n.get(C);return C.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&M.__useRenderToTexture!==!1}function kt(C){let M=o.render.frame;h.get(C)!==M&&(h.set(C,M),C.update())}function He(C,M){let q=C.colorSpace,he=C.format,oe=C.type;return C.isCompressedTexture===!0||C.isVideoTexture===!0||q!==As&&q!==$i&&(mt.getTransfer(q)===It?(he!==si||oe!==ri)&&$e("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):Je("WebGLTextures: Unsupported texture color space:",q)),M}function Ye(C){return typeof HTMLImageElement<"u"&&C instanceof HTMLImageElement?(c.width=C.naturalWidth||C.width,c.height=C.naturalHeight||C.height):typeof VideoFrame<"u"&&C instanceof VideoFrame?(c.width=C.displayWidth,c.height=C.displayHeight):(c.width=C.width,c.height=C.height),c}this.allocateTextureUnit=ue,this.resetTextureUnits=Q,this.getTextureUnits=se,this.setTextureUnits=de,this.setTexture2D=me,this.setTexture2DArray=ye,this.setTexture3D=Ae,this.setTextureCube=Me,this.rebindTextures=tn,this.setupRenderTarget=dn,this.updateRenderTargetMipmap=B,this.updateMultisampleRenderTarget=Ze,this.setupDepthRenderbuffer=bn,this.setupFrameBufferTexture=Ot,this.useMultisampledRTT=Se,this.dispose=H}function lE(s,e){function t(n,i=$i){let r,o=mt.getTransfer(i);if(n===ri)return s.UNSIGNED_BYTE;if(n===jc)return s.UNSIGNED_SHORT_4_4_4_4;if(n===Qc)return s.UNSIGNED_SHORT_5_5_5_1;if(n===tf)return s.UNSIGNED_INT_5_9_9_9_REV;if(n===nf)return s.UNSIGNED_INT_10F_11F_11F_REV;if(n===Qd)return s.BYTE;if(n===ef)return s.SHORT;if(n===Jo)return s.UNSIGNED_SHORT;if(n===Jc)return s.INT;if(n===qi)return s.UNSIGNED_INT;if(n===Li)return s.FLOAT;if(n===Yi)return s.HALF_FLOAT;if(n===sf)return s.ALPHA;if(n===rf)return s.RGB;if(n===si)return s.RGBA;if(n===Ts)return s.DEPTH_COMPONENT;if(n===Ds)return s.DEPTH_STENCIL;if(n===eh)return s.RED;if(n===th)return s.RED_INTEGER;if(n===lr)return s.RG;if(n===nh)return s.RG_INTEGER;if(n===ih)return s.RGBA_INTEGER;if(n===sl||n===rl||n===ol||n===al)if(o===It)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===sl)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===rl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===ol)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===al)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===sl)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===rl)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===ol)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===al)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===sh||n===rh||n===oh||n===ah)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===sh)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===rh)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===oh)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===ah)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===lh||n===ch||n===hh||n===uh||n===dh||n===ll||n===fh)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(n===lh||n===ch)return o===It?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===hh)return o===It?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===uh)return r.COMPRESSED_R11_EAC;if(n===dh)return r.COMPRESSED_SIGNED_R11_EAC;if(n===ll)return r.COMPRESSED_RG11_EAC;if(n===fh)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===ph||n===mh||n===gh||n===_h||n===yh||n===xh||n===vh||n===bh||n===Mh||n===Sh||n===wh||n===Eh||n===Th||n===Ah)if(r=e.get("WEBGL_compressed_texture_astc"),r!==null){if(n===ph)return o===It?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===mh)return o===It?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===gh)return o===It?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===_h)return o===It?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===yh)return o===It?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===xh)return o===It?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===vh)return o===It?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===bh)return o===It?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===Mh)return o===It?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===Sh)return o===It?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===wh)return o===It?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===Eh)return o===It?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===Th)return o===It?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===Ah)return o===It?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===Rh||n===Ch||n===Ph)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(n===Rh)return o===It?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===Ch)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===Ph)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===Ih||n===Lh||n===cl||n===Dh)if(r=e.get("EXT_texture_compression_rgtc"),r!==null){if(n===Ih)return r.COMPRESSED_RED_RGTC1_EXT;if(n===Lh)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===cl)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===Dh)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===Vr?s.UNSIGNED_INT_24_8:s[n]!==void 0?s[n]:null}return{convert:t}}var cE=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,hE=`
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`,Af=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let n=new $a(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=n}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,n=new Pi({vertexShader:cE,fragmentShader:hE,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new Wt(new Ir(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},Rf=class extends Wi{constructor(e,t){super();let n=this,i=null,r=1,o=null,a="local-floor",l=1,c=null,h=null,u=null,d=null,f=null,m=null,x=typeof XRWebGLBinding<"u",p=new Af,g={},v=t.getContextAttributes(),R=null,b=null,A=[],T=[],_=new Ve,E=null,F=null,I=new an;I.viewport=new Gt;let D=new an;D.viewport=new Gt;let k=[I,D],V=new qc,N=null,H=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(ee){let me=A[ee];return me===void 0&&(me=new Ho,A[ee]=me),me.getTargetRaySpace()},this.getControllerGrip=function(ee){let me=A[ee];return me===void 0&&(me=new Ho,A[ee]=me),me.getGripSpace()},this.getHand=function(ee){let me=A[ee];return me===void 0&&(me=new Ho,A[ee]=me),me.getHandSpace()};function $(ee){let me=T.indexOf(ee.inputSource);if(me===-1)return;let ye=A[me];ye!==void 0&&(ye.update(ee.inputSource,ee.frame,c||o),ye.dispatchEvent({type:ee.type,data:ee.inputSource}))}function W(){i.removeEventListener("select",$),i.removeEventListener("selectstart",$),i.removeEventListener("selectend",$),i.removeEventListener("squeeze",$),i.removeEventListener("squeezestart",$),i.removeEventListener("squeezeend",$),i.removeEventListener("end",W),i.removeEventListener("inputsourceschange",ce);for(let ee=0;ee<A.length;ee++){let me=T[ee];me!==null&&(T[ee]=null,A[ee].disconnect(me))}N=null,H=null,p.reset();for(let ee in g)delete g[ee];if(e.setRenderTarget(R),f=null,d=null,u=null,i=null,b=null,ue.stop(),n.isPresenting=!1,e.setPixelRatio(E),e.setSize(_.width,_.height,!1),F!==null){let ee=F.camera;ee.fov=F.fov,ee.zoom=F.zoom,ee.updateProjectionMatrix(),F=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(ee){r=ee,n.isPresenting===!0&&$e("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(ee){a=ee,n.isPresenting===!0&&$e("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(ee){c=ee},this.getBaseLayer=function(){return d!==null?d:f},this.getBinding=function(){return u===null&&x&&(u=new XRWebGLBinding(i,t)),u},this.getFrame=function(){return m},this.getSession=function(){return i},this.setSession=async function(ee){if(i=ee,i!==null){if(R=e.getRenderTarget(),i.addEventListener("select",$),i.addEventListener("selectstart",$),i.addEventListener("selectend",$),i.addEventListener("squeeze",$),i.addEventListener("squeezestart",$),i.addEventListener("squeezeend",$),i.addEventListener("end",W),i.addEventListener("inputsourceschange",ce),v.xrCompatible!==!0&&await t.makeXRCompatible(),E=e.getPixelRatio(),e.getSize(_),x&&"createProjectionLayer"in XRWebGLBinding.prototype){let ye=null,Ae=null,Me=null;v.depth&&(Me=v.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,ye=v.stencil?Ds:Ts,Ae=v.stencil?Vr:qi);let Xe={colorFormat:t.RGBA8,depthFormat:Me,scaleFactor:r};u=this.getBinding(),d=u.createProjectionLayer(Xe),i.updateRenderState({layers:[d]}),e.setPixelRatio(1),e.setSize(d.textureWidth,d.textureHeight,!1),b=new ii(d.textureWidth,d.textureHeight,{format:si,type:ri,depthTexture:new Is(d.textureWidth,d.textureHeight,Ae,void 0,void 0,void 0,void 0,void 0,void 0,ye),stencilBuffer:v.stencil,colorSpace:e.outputColorSpace,samples:v.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let ye={antialias:v.antialias,alpha:!0,depth:v.depth,stencil:v.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(i,t,ye),i.updateRenderState({baseLayer:f}),e.setPixelRatio(1),e.setSize(f.framebufferWidth,f.framebufferHeight,!1),b=new ii(f.framebufferWidth,f.framebufferHeight,{format:si,type:ri,colorSpace:e.outputColorSpace,stencilBuffer:v.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}b.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await i.requestReferenceSpace(a),ue.setContext(i),ue.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(i!==null)return i.environmentBlendMode},this.getDepthTexture=function(){return p.getDepthTexture()};function ce(ee){for(let me=0;me<ee.removed.length;me++){let ye=ee.removed[me],Ae=T.indexOf(ye);Ae>=0&&(T[Ae]=null,A[Ae].disconnect(ye))}for(let me=0;me<ee.added.length;me++){let ye=ee.added[me],Ae=T.indexOf(ye);if(Ae===-1){for(let Xe=0;Xe<A.length;Xe++)if(Xe>=T.length){T.push(ye),Ae=Xe;break}else if(T[Xe]===null){T[Xe]=ye,Ae=Xe;break}if(Ae===-1)break}let Me=A[Ae];Me&&Me.connect(ye)}}function J(ee,me){me===null?ee.matrixWorld.copy(ee.matrix):ee.matrixWorld.multiplyMatrices(me.matrixWorld,ee.matrix),ee.matrixWorldInverse.copy(ee.matrixWorld).invert()}this.updateCamera=function(ee){if(i===null)return;let me=ee.near,ye=ee.far;p.texture!==null&&(p.depthNear>0&&(me=p.depthNear),p.depthFar>0&&(ye=p.depthFar)),V.near=D.near=I.near=me,V.far=D.far=I.far=ye,(N!==V.near||H!==V.far)&&(i.updateRenderState({depthNear:V.near,depthFar:V.far}),N=V.near,H=V.far),V.layers.mask=ee.layers.mask|6,I.layers.mask=V.layers.mask&-5,D.layers.mask=V.layers.mask&-3;let Ae=ee.parent,Me=V.cameras;J(V,Ae);for(let Xe=0;Xe<Me.length;Xe++)J(Me[Xe],Ae);V.projectionMatrix.copy(I.projectionMatrix),V.projectionMatrixInverse.copy(I.projectionMatrixInverse),F===null&&ee.isPerspectiveCamera&&(F={camera:ee,fov:ee.fov,zoom:ee.zoom}),Q(ee,V,Ae)};function Q(ee,me,ye){ye===null?ee.matrix.copy(me.matrixWorld):(ee.matrix.copy(ye.matrixWorld),ee.matrix.invert(),ee.matrix.multiply(me.matrixWorld)),ee.matrix.decompose(ee.position,ee.quaternion,ee.scale),ee.updateMatrixWorld(!0),ee.projectionMatrix.copy(me.projectionMatrix),ee.projectionMatrixInverse.copy(me.projectionMatrixInverse),ee.isPerspectiveCamera&&(ee.fov=Ar*2*Math.atan(1/ee.projectionMatrix.elements[5]),ee.zoom=1)}this.getCamera=function(){return V},this.getFoveation=function(){if(!(d===null&&f===null))return l},this.setFoveation=function(ee){l=ee,d!==null&&(d.fixedFoveation=ee),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=ee)},this.hasDepthSensing=function(){return p.texture!==null},this.getDepthSensingMesh=function(){return p.getMesh(V)},this.getCameraTexture=function(ee){return g[ee]};let se=null;function de(ee,me){if(h=me.getViewerPose(c||o),m=me,h!==null){let ye=h.views;f!==null&&(e.setRenderTargetFramebuffer(b,f.framebuffer),e.setRenderTarget(b));let Ae=!1;ye.length!==V.cameras.length&&(V.cameras.length=0,Ae=!0);for(let Ge=0;Ge<ye.length;Ge++){let ut=ye[Ge],ct=null;if(f!==null)ct=f.getViewport(ut);else{let Kt=u.getViewSubImage(d,ut);ct=Kt.viewport,Ge===0&&(e.setRenderTargetTextures(b,Kt.colorTexture,Kt.depthStencilTexture),e.setRenderTarget(b))}let it=k[Ge];it===void 0&&(it=new an,it.layers.enable(Ge),it.viewport=new Gt,k[Ge]=it),it.matrix.fromArray(ut.transform.matrix),it.matrix.decompose(it.position,it.quaternion,it.scale),it.projectionMatrix.fromArray(ut.projectionMatrix),it.projectionMatrixInverse.copy(it.projectionMatrix).invert(),it.viewport.set(ct.x,ct.y,ct.width,ct.height),Ge===0&&(V.matrix.copy(it.matrix),V.matrix.decompose(V.position,V.quaternion,V.scale)),Ae===!0&&V.cameras.push(it)}let Me=i.enabledFeatures;if(Me&&Me.includes("depth-sensing")&&i.depthUsage=="gpu-optimized"&&x){u=n.getBinding();let Ge=u.getDepthInformation(ye[0]);Ge&&Ge.isValid&&Ge.texture&&p.init(Ge,i.renderState)}if(Me&&Me.includes("camera-access")&&x){e.state.unbindTexture(),u=n.getBinding();for(let Ge=0;Ge<ye.length;Ge++){let ut=ye[Ge].camera;if(ut){let ct=g[ut];ct||(ct=new $a,g[ut]=ct);let it=u.getCameraImage(ut);ct.sourceTexture=it}}}}for(let ye=0;ye<A.length;ye++){let Ae=T[ye],Me=A[ye];Ae!==null&&Me!==void 0&&Me.update(Ae,me,c||o)}se&&se(ee,me),me.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:me}),m=null}let ue=new k0;ue.setAnimationLoop(de),this.setAnimationLoop=function(ee){se=ee},this.dispose=function(){}}},uE=new lt,Z0=new nt;Z0.set(-1,0,0,0,1,0,0,0,1);function dE(s,e){function t(p,g){p.matrixAutoUpdate===!0&&p.updateMatrix(),g.value.copy(p.matrix)}function n(p,g){g.color.getRGB(p.fogColor.value,mf(s)),g.isFog?(p.fogNear.value=g.near,p.fogFar.value=g.far):g.isFogExp2&&(p.fogDensity.value=g.density)}function i(p,g,v,R,b){g.isNodeMaterial?g.uniformsNeedUpdate=!1:g.isMeshBasicMaterial?r(p,g):g.isMeshLambertMaterial?(r(p,g),g.envMap&&(p.envMapIntensity.value=g.envMapIntensity)):g.isMeshToonMaterial?(r(p,g),u(p,g)):g.isMeshPhongMaterial?(r(p,g),h(p,g),g.envMap&&(p.envMapIntensity.value=g.envMapIntensity)):g.isMeshStandardMaterial?(r(p,g),d(p,g),g.isMeshPhysicalMaterial&&f(p,g,b)):g.isMeshMatcapMaterial?(r(p,g),m(p,g)):g.isMeshDepthMaterial?r(p,g):g.isMeshDistanceMaterial?(r(p,g),x(p,g)):g.isMeshNormalMaterial?r(p,g):g.isLineBasicMaterial?(o(p,g),g.isLineDashedMaterial&&a(p,g)):g.isPointsMaterial?l(p,g,v,R):g.isSpriteMaterial?c(p,g):g.isShadowMaterial?(p.color.value.copy(g.color),p.opacity.value=g.opacity):g.isShaderMaterial&&(g.uniformsNeedUpdate=!1)}function r(p,g){p.opacity.value=g.opacity,g.color&&p.diffuse.value.copy(g.color),g.emissive&&p.emissive.value.copy(g.emissive).multiplyScalar(g.emissiveIntensity),g.map&&(p.map.value=g.map,t(g.map,p.mapTransform)),g.alphaMap&&(p.alphaMap.value=g.alphaMap,t(g.alphaMap,p.alphaMapTransform)),g.bumpMap&&(p.bumpMap.value=g.bumpMap,t(g.bumpMap,p.bumpMapTransform),p.bumpScale.value=g.bumpScale,g.side===Vn&&(p.bumpScale.value*=-1)),g.normalMap&&(p.normalMap.value=g.normalMap,t(g.normalMap,p.normalMapTransform),p.normalScale.value.copy(g.normalScale),g.side===Vn&&p.normalScale.value.negate()),g.displacementMap&&(p.displacementMap.value=g.displacementMap,t(g.displacementMap,p.displacementMapTransform),p.displacementScale.value=g.displacementScale,p.displacementBias.value=g.displacementBias),g.emissiveMap&&(p.emissiveMap.value=g.emissiveMap,t(g.emissiveMap,p.emissiveMapTransform)),g.specularMap&&(p.specularMap.value=g.specularMap,t(g.specularMap,p.specularMapTransform)),g.alphaTest>0&&(p.alphaTest.value=g.alphaTest);let v=e.get(g),R=v.envMap,b=v.envMapRotation;R&&(p.envMap.value=R,p.envMapRotation.value.setFromMatrix4(uE.makeRotationFromEuler(b)).transpose(),R.isCubeTexture&&R.isRenderTargetTexture===!1&&p.envMapRotation.value.premultiply(Z0),p.reflectivity.value=g.reflectivity,p.ior.value=g.ior,p.refractionRatio.value=g.refractionRatio),g.lightMap&&(p.lightMap.value=g.lightMap,p.lightMapIntensity.value=g.lightMapIntensity,t(g.lightMap,p.lightMapTransform)),g.aoMap&&(p.aoMap.value=g.aoMap,p.aoMapIntensity.value=g.aoMapIntensity,t(g.aoMap,p.aoMapTransform))}function o(p,g){p.diffuse.value.copy(g.color),p.opacity.value=g.opacity,g.map&&(p.map.value=g.map,t(g.map,p.mapTransform))}function a(p,g){p.dashSize.value=g.dashSize,p.totalSize.value=g.dashSize+g.gapSize,p.scale.value=g.scale}function l(p,g,v,R){p.diffuse.value.copy(g.color),p.opacity.value=g.opacity,p.size.value=g.size*v,p.scale.value=R*.5,g.map&&(p.map.value=g.map,t(g.map,p.uvTransform)),g.alphaMap&&(p.alphaMap.value=g.alphaMap,t(g.alphaMap,p.alphaMapTransform)),g.alphaTest>0&&(p.alphaTest.value=g.alphaTest)}function c(p,g){p.diffuse.value.copy(g.color),p.opacity.value=g.opacity,p.rotation.value=g.rotation,g.map&&(p.map.value=g.map,t(g.map,p.mapTransform)),g.alphaMap&&(p.alphaMap.value=g.alphaMap,t(g.alphaMap,p.alphaMapTransform)),g.alphaTest>0&&(p.alphaTest.value=g.alphaTest)}function h(p,g){p.specular.value.copy(g.specular),p.shininess.value=Math.max(g.shininess,1e-4)}function u(p,g){g.gradientMap&&(p.gradientMap.value=g.gradientMap)}function d(p,g){p.metalness.value=g.metalness,g.metalnessMap&&(p.metalnessMap.value=g.metalnessMap,t(g.metalnessMap,p.metalnessMapTransform)),p.roughness.value=g.roughness,g.roughnessMap&&(p.roughnessMap.value=g.roughnessMap,t(g.roughnessMap,p.roughnessMapTransform)),g.envMap&&(p.envMapIntensity.value=g.envMapIntensity)}function f(p,g,v){p.ior.value=g.ior,g.diffuseRoughness>0&&(p.diffuseRoughness.value=g.diffuseRoughness,g.diffuseRoughnessMap&&(p.diffuseRoughnessMap.value=g.diffuseRoughnessMap,t(g.diffuseRoughnessMap,p.diffuseRoughnessMapTransform))),g.sheen>0&&(p.sheenColor.value.copy(g.sheenColor).multiplyScalar(g.sheen),p.sheenRoughness.value=g.sheenRoughness,g.sheenColorMap&&(p.sheenColorMap.value=g.sheenColorMap,t(g.sheenColorMap,p.sheenColorMapTransform)),g.sheenRoughnessMap&&(p.sheenRoughnessMap.value=g.sheenRoughnessMap,t(g.sheenRoughnessMap,p.sheenRoughnessMapTransform))),g.clearcoat>0&&(p.clearcoat.value=g.clearcoat,p.clearcoatRoughness.value=g.clearcoatRoughness,g.clearcoatMap&&(p.clearcoatMap.value=g.clearcoatMap,t(g.clearcoatMap,p.clearcoatMapTransform)),g.clearcoatRoughnessMap&&(p.clearcoatRoughnessMap.value=g.clearcoatRoughnessMap,t(g.clearcoatRoughnessMap,p.clearcoatRoughnessMapTransform)),g.clearcoatNormalMap&&(p.clearcoatNormalMap.value=g.clearcoatNormalMap,t(g.clearcoatNormalMap,p.clearcoatNormalMapTransform),p.clearcoatNormalScale.value.copy(g.clearcoatNormalScale),g.side===Vn&&p.clearcoatNormalScale.value.negate())),g.dispersion>0&&(p.dispersion.value=g.dispersion),g.retroreflectivity>0&&(p.retroreflectivity.value=g.retroreflectivity),g.iridescence>0&&(p.iridescence.value=g.iridescence,p.iridescenceIOR.value=g.iridescenceIOR,p.iridescenceThicknessMinimum.value=g.iridescenceThicknessMinimum,p.iridescenceThicknessMaximum.value=g.iridescenceThicknessMaximum,g.iridescenceMap&&(p.iridescenceMap.value=g.iridescenceMap,t(g.iridescenceMap,p.iridescenceMapTransform)),g.iridescenceThicknessMap&&(p.iridescenceThicknessMap.value=g.iridescenceThicknessMap,t(g.iridescenceThicknessMap,p.iridescenceThicknessMapTransform))),g.transmission>0&&(p.transmission.value=g.transmission,p.transmissionSamplerMap.value=v.texture,p.transmissionSamplerSize.value.set(v.width,v.height),g.transmissionMap&&(p.transmissionMap.value=g.transmissionMap,t(g.transmissionMap,p.transmissionMapTransform)),p.thickness.value=g.thickness,g.thicknessMap&&(p.thicknessMap.value=g.thicknessMap,t(g.thicknessMap,p.thicknessMapTransform)),p.attenuationDistance.value=g.attenuationDistance,p.attenuationColor.value.copy(g.attenuationColor)),g.anisotropy>0&&(p.anisotropyVector.value.set(g.anisotropy*Math.cos(g.anisotropyRotation),g.anisotropy*Math.sin(g.anisotropyRotation)),g.anisotropyMap&&(p.anisotropyMap.value=g.anisotropyMap,t(g.anisotropyMap,p.anisotropyMapTransform))),p.specularIntensity.value=g.specularIntensity,p.specularColor.value.copy(g.specularColor),g.specularColorMap&&(p.specularColorMap.value=g.specularColorMap,t(g.specularColorMap,p.specularColorMapTransform)),g.specularIntensityMap&&(p.specularIntensityMap.value=g.specularIntensityMap,t(g.specularIntensityMap,p.specularIntensityMapTransform))}function m(p,g){g.matcap&&(p.matcap.value=g.matcap)}function x(p,g){let v=e.get(g).light;p.referencePosition.value.setFromMatrixPosition(v.matrixWorld),p.nearDistance.value=v.shadow.camera.near,p.farDistance.value=v.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:i}}function fE(s,e,t,n){let i={},r={};function o(v,R){let b=R.program;n.uniformBlockBinding(v,b,i[v.id])}function a(v,R){let b=i[v.id];b===void 0&&(m(v),b=l(v),i[v.id]=b,v.addEventListener("dispose",p));let A=R.program;n.updateUBOMapping(v,A);let T=e.render.frame;r[v.id]!==T&&(c(v),r[v.id]=T)}function l(v){let R=s.createBuffer(),b=v.__size,A=v.usage;return s.bindBuffer(s.UNIFORM_BUFFER,R),s.bufferData(s.UNIFORM_BUFFER,b,A),s.bindBuffer(s.UNIFORM_BUFFER,null),R}function c(v){let R=i[v.id],b=v.uniforms,A=v.__cache;s.bindBuffer(s.UNIFORM_BUFFER,R);for(let T=0,_=b.length;T<_;T++){let E=b[T];if(Array.isArray(E))for(let F=0,I=E.length;F<I;F++)h(E[F],T,F,A);else h(E,T,0,A)}s.bindBuffer(s.UNIFORM_BUFFER,null)}function h(v,R,b,A){if(d(v,R,b,A)===!0){let T=v.__offset,_=v.value;if(Array.isArray(_)){let E=0;for(let F=0;F<_.length;F++){let I=_[F],D=x(I,!0);u(I,v.__data,E),E+=D.storage/Float32Array.BYTES_PER_ELEMENT}}else u(_,v.__data,0);s.bufferSubData(s.UNIFORM_BUFFER,T,v.__data)}}function u(v,R,b){typeof v=="number"||typeof v=="boolean"?R[b]=v:v.isMatrix3?(R[b]=v.elements[0],R[b+1]=v.elements[1],R[b+2]=v.elements[2],R[b+3]=0,R[b+4]=v.elements[3],R[b+5]=v.elements[4],R[b+6]=v.elements[5],R[b+7]=0,R[b+8]=v.elements[6],R[b+9]=v.elements[7],R[b+10]=v.elements[8],R[b+11]=0):ArrayBuffer.isView(v)?R.set(v.subarray(0,R.length-b),b):v.toArray(R,b)}function d(v,R,b,A){let T=v.value,_=R+"_"+b;if(Array.isArray(T)){A[_]===void 0&&(A[_]=[]);let E=A[_],F=!1;for(let I=0;I<T.length;I++)f(T[I],E,I)===!0&&(F=!0);return F}return f(T,A,_)}function f(v,R,b){if(R[b]===void 0)return typeof v=="number"||typeof v=="boolean"?R[b]=v:ArrayBuffer.isView(v)?R[b]=v.slice():R[b]=v.clone(),!0;{let A=R[b];if(typeof v=="number"||typeof v=="boolean"){if(A!==v)return R[b]=v,!0}else{if(ArrayBuffer.isView(v))return!0;if(A.equals(v)===!1)return A.copy(v),!0}}return!1}function m(v){let R=v.uniforms,b=0,A=16;for(let _=0,E=R.length;_<E;_++){let F=Array.isArray(R[_])?R[_]:[R[_]];for(let I=0,D=F.length;I<D;I++){let k=F[I],V=Array.isArray(k.value)?k.value:[k.value],N=Array.isArray(R[_])||Array.isArray(k.value),H=b;for(let W=0,ce=V.length;W<ce;W++){let J=V[W],Q=x(J,N),se=b%A,de=se%Q.boundary,ue=se+de;b+=de,ue!==0&&A-ue<Q.storage&&(b+=A-ue),W===0&&(H=b),b+=Q.storage}let $=k.type==="int"?Int32Array:k.type==="uint"?Uint32Array:Float32Array;k.__data=new $((b-H)/Float32Array.BYTES_PER_ELEMENT),k.__offset=H}}let T=b%A;return T>0&&(b+=A-T),v.__size=b,v.__cache={},this}function x(v,R){let b={boundary:0,storage:0};return typeof v=="number"||typeof v=="boolean"?(b.boundary=4,b.storage=4):v.isVector2?(b.boundary=8,b.storage=8):v.isVector3||v.isColor?(b.boundary=16,b.storage=12):v.isVector4?(b.boundary=16,b.storage=16):v.isMatrix3?(b.boundary=16,b.storage=48):v.isMatrix4?(b.boundary=16,b.storage=64):v.isTexture?$e("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(v)?(b.boundary=16,b.storage=v.byteLength):$e("WebGLRenderer: Unsupported uniform value type.",v),R===!0&&(b.boundary=16,b.storage=Math.ceil(b.storage/16)*16),b}function p(v){let R=v.target;R.removeEventListener("dispose",p),s.deleteBuffer(i[R.id]),delete i[R.id],delete r[R.id]}function g(){for(let v in i)s.deleteBuffer(i[v]);i={},r={}}return{bind:o,update:a,dispose:g}}var pE=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),cs=null;function mE(){return cs===null&&(cs=new js(pE,16,16,lr,Yi),cs.name="DFG_LUT",cs.minFilter=Tn,cs.magFilter=Tn,cs.wrapS=Ti,cs.wrapT=Ti,cs.generateMipmaps=!1,cs.needsUpdate=!0),cs}var Qo=class{constructor(e={}){let{canvas:t=c0(),context:n=null,depth:i=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:u=!1,reversedDepthBuffer:d=!1,outputBufferType:f=ri}=e;this.isWebGLRenderer=!0;let m;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");m=n.getContextAttributes().alpha}else m=o;let x=f,p=new Set([ih,nh,th]),g=new Set([ri,qi,Jo,Vr,jc,Qc]),v=new Uint32Array(4),R=new Int32Array(4),b={textures:[],min:[],max:[],resolution:[]},A=null,T=null,_=[],E=[],F=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=ls,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let I=this,D=!1,k=null,V=null,N=null,H=null;this._outputColorSpace=ni;let $=0,W=0,ce=null,J=-1,Q=null,se=new Gt,de=new Gt,ue=null,ee=new ze(0),me=0,ye=t.width,Ae=t.height,Me=1,Xe=null,rt=null,Ge=new Gt(0,0,ye,Ae),ut=new Gt(0,0,ye,Ae),ct=!1,it=new Qs,Kt=new Pc,Vt=!1,un=!1,Ot=new lt,In=new L,St=new Gt,bn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},tn=!1;function dn(){return ce===null?Me:1}let B=n;function Ce(w,z){return t.getContext(w,z)}let Ze,ot,Se,kt,He,Ye,C,M,q,he,oe,_e,xe,te,ie,pe,O,re,ne,we,ge,be,We;try{let w={alpha:!0,depth:i,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:h,failIfMajorPerformanceCaveat:u};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",Oe,!1),t.addEventListener("webglcontextrestored",Qe,!1),t.addEventListener("webglcontextcreationerror",Re,!1),B===null){let z="webgl2";if(B=Ce(z,w),B===null)throw Ce(z)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}je()}catch(w){throw t.removeEventListener("webglcontextlost",Oe,!1),t.removeEventListener("webglcontextrestored",Qe,!1),t.removeEventListener("webglcontextcreationerror",Re,!1),Je("WebGLRenderer: "+w.message),w}function je(){Ze=new TS(B),Ze.init(),ge=new lE(B,Ze),ot=new mS(B,Ze,e,ge),Se=new oE(B,Ze),ot.reversedDepthBuffer&&d&&Se.buffers.depth.setReversed(!0),V=B.createFramebuffer(),N=B.createFramebuffer(),H=B.createFramebuffer(),kt=new CS(B),He=new qw,Ye=new aE(B,Ze,Se,He,ot,ge,kt),C=new ES(I),M=new Iv(B),be=new fS(B,M),q=new AS(B,M,kt,be),he=new IS(B,q,M,be,kt),re=new PS(B,ot,Ye),ie=new gS(He),oe=new Xw(I,C,Ze,ot,be,ie),_e=new dE(I,He),xe=new $w,te=new eE(Ze),O=new dS(I,C,Se,he,m,l),pe=new rE(I,he,ot),We=new fE(B,kt,ot,Se),ne=new pS(B,Ze,kt),we=new RS(B,Ze,kt),kt.programs=oe.programs,I.capabilities=ot,I.extensions=Ze,I.properties=He,I.renderLists=xe,I.shadowMap=pe,I.state=Se,I.info=kt}x!==ri&&(F=new DS(x,t.width,t.height,a,i,r));let le=new Rf(I,B);this.xr=le,this.getContext=function(){return B},this.getContextAttributes=function(){return B.getContextAttributes()},this.forceContextLoss=function(){let w=Ze.get("WEBGL_lose_context");w&&w.loseContext()},this.forceContextRestore=function(){let w=Ze.get("WEBGL_lose_context");w&&w.restoreContext()},this.getPixelRatio=function(){return Me},this.setPixelRatio=function(w){w!==void 0&&(Me=w,this.setSize(ye,Ae,!1))},this.getSize=function(w){return w.set(ye,Ae)},this.setSize=function(w,z,j=!0){if(le.isPresenting){$e("WebGLRenderer: Can't change size while VR device is presenting.");return}ye=w,Ae=z,t.width=Math.floor(w*Me),t.height=Math.floor(z*Me),j===!0&&(t.style.width=w+"px",t.style.height=z+"px"),F!==null&&F.setSize(t.width,t.height),this.setViewport(0,0,w,z)},this.getDrawingBufferSize=function(w){return w.set(ye*Me,Ae*Me).floor()},this.setDrawingBufferSize=function(w,z,j){ye=w,Ae=z,Me=j,t.width=Math.floor(w*j),t.height=Math.floor(z*j),this.setViewport(0,0,w,z)},this.setEffects=function(w){if(x===ri){Je("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(w){for(let z=0;z<w.length;z++)if(w[z].isOutputPass===!0){$e("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}F.setEffects(w||[])},this.getCurrentViewport=function(w){return w.copy(se)},this.getViewport=function(w){return w.copy(Ge)},this.setViewport=function(w,z,j,Y){w.isVector4?Ge.set(w.x,w.y,w.z,w.w):Ge.set(w,z,j,Y),Se.viewport(se.copy(Ge).multiplyScalar(dn()).round())},this.getScissor=function(w){return w.copy(ut)},this.setScissor=function(w,z,j,Y){w.isVector4?ut.set(w.x,w.y,w.z,w.w):ut.set(w,z,j,Y),Se.scissor(de.copy(ut).multiplyScalar(dn()).round())},this.getScissorTest=function(){return ct},this.setScissorTest=function(w){Se.setScissorTest(ct=w)},this.setOpaqueSort=function(w){Xe=w},this.setTransparentSort=function(w){rt=w},this.getClearColor=function(w){return w.copy(O.getClearColor())},this.setClearColor=function(){O.setClearColor(...arguments)},this.getClearAlpha=function(){return O.getClearAlpha()},this.setClearAlpha=function(){O.setClearAlpha(...arguments)},this.clear=function(w=!0,z=!0,j=!0){let Y=0;if(w){let Z=!1;if(ce!==null){let Ee=ce.texture.format;Z=p.has(Ee)}if(Z){let Ee=ce.texture.type,Pe=g.has(Ee),Te=O.getClearColor(),Ie=O.getClearAlpha(),ke=Te.r,tt=Te.g,ft=Te.b;Pe?(v[0]=ke,v[1]=tt,v[2]=ft,v[3]=Ie,B.clearBufferuiv(B.COLOR,0,v)):(R[0]=ke,R[1]=tt,R[2]=ft,R[3]=Ie,B.clearBufferiv(B.COLOR,0,R))}else Y|=B.COLOR_BUFFER_BIT}z&&(Y|=B.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),j&&(Y|=B.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),Y!==0&&B.clear(Y)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(w){w.setRenderer(this),k=w},this.dispose=function(){t.removeEventListener("webglcontextlost",Oe,!1),t.removeEventListener("webglcontextrestored",Qe,!1),t.removeEventListener("webglcontextcreationerror",Re,!1),O.dispose(),xe.dispose(),te.dispose(),Ye.dispose(),He.dispose(),C.dispose(),he.dispose(),q.dispose(),be.dispose(),We.dispose(),oe.dispose(),le.dispose(),le.removeEventListener("sessionstart",xl),le.removeEventListener("sessionend",Zi),us.stop()};function Oe(w){w.preventDefault(),Oa("WebGLRenderer: Context Lost."),D=!0}function Qe(){Oa("WebGLRenderer: Context Restored."),D=!1;let w=kt.autoReset,z=pe.enabled,j=pe.autoUpdate,Y=pe.needsUpdate,Z=pe.type;je(),kt.autoReset=w,pe.enabled=z,pe.autoUpdate=j,pe.needsUpdate=Y,pe.type=Z}function Re(w){Je("WebGLRenderer: A WebGL context could not be created. Reason: ",w.statusMessage)}function at(w){let z=w.target;z.removeEventListener("dispose",at),Xt(z)}function Xt(w){Zn(w),He.remove(w)}function Zn(w){let z=He.get(w).programs;z!==void 0&&(z.forEach(function(j){oe.releaseProgram(j)}),w.isShaderMaterial&&oe.releaseShaderCache(w))}this.renderBufferDirect=function(w,z,j,Y,Z,Ee){z===null&&(z=bn);let Pe=Z.isMesh&&Z.matrixWorld.determinantAffine()<0,Te=ha(w,z,j,Y,Z);Se.setMaterial(Y,Pe);let Ie=j.index,ke=1;if(Y.wireframe===!0){if(Ie=q.getWireframeAttribute(j),Ie===void 0)return;ke=2}let tt=j.drawRange,ft=j.attributes.position,Be=tt.start*ke,pt=(tt.start+tt.count)*ke;Ee!==null&&(Be=Math.max(Be,Ee.start*ke),pt=Math.min(pt,(Ee.start+Ee.count)*ke)),Ie!==null?(Be=Math.max(Be,0),pt=Math.min(pt,Ie.count)):ft!=null&&(Be=Math.max(Be,0),pt=Math.min(pt,ft.count));let Qt=pt-Be;if(Qt<0||Qt===1/0)return;be.setup(Z,Y,Te,j,Ie);let Dt,Nt=ne;if(Ie!==null&&(Dt=M.get(Ie),Nt=we,Nt.setIndex(Dt)),Z.isMesh)Y.wireframe===!0?(Se.setLineWidth(Y.wireframeLinewidth*dn()),Nt.setMode(B.LINES)):Nt.setMode(B.TRIANGLES);else if(Z.isLine){let Mn=Y.linewidth;Mn===void 0&&(Mn=1),Se.setLineWidth(Mn*dn()),Z.isLineSegments?Nt.setMode(B.LINES):Z.isLineLoop?Nt.setMode(B.LINE_LOOP):Nt.setMode(B.LINE_STRIP)}else Z.isPoints?Nt.setMode(B.POINTS):Z.isSprite&&Nt.setMode(B.TRIANGLES);if(Z.isBatchedMesh)if(Ze.get("WEBGL_multi_draw"))Nt.renderMultiDraw(Z._multiDrawStarts,Z._multiDrawCounts,Z._multiDrawCount);else{let Mn=Z._multiDrawStarts,Ue=Z._multiDrawCounts,fn=Z._multiDrawCount,vt=Ie?M.get(Ie).bytesPerElement:1,fs=He.get(Y).currentProgram.getUniforms();for(let pn=0;pn<fn;pn++)fs.setValue(B,"_gl_DrawID",pn),Nt.render(Mn[pn]/vt,Ue[pn])}else if(Z.isInstancedMesh)Nt.renderInstances(Be,Qt,Z.count);else if(j.isInstancedBufferGeometry){let Mn=j._maxInstanceCount!==void 0?j._maxInstanceCount:1/0,Ue=Math.min(j.instanceCount,Mn);Nt.renderInstances(Be,Qt,Ue)}else Nt.render(Be,Qt)};function aa(w,z,j,Y){k!==null&&w.isNodeMaterial&&k.setObject(Y,w),Vt===!0&&ie.setState(w,j,!1),w.transparent===!0&&w.side===Yn&&w.forceSinglePass===!1?(w.side=Vn,w.needsUpdate=!0,Ki(w,z,Y),w.side=as,w.needsUpdate=!0,Ki(w,z,Y),w.side=Yn):Ki(w,z,Y)}this.compile=function(w,z,j=null){j===null&&(j=w),k!==null&&k.renderStart(w,z,j),T=te.get(j),T.init(z),E.push(T),j.traverseVisible(function(Z){Z.isLight&&Z.layers.test(z.layers)&&(T.pushLight(Z),Z.castShadow&&T.pushShadow(Z))}),w!==j&&w.traverseVisible(function(Z){Z.isLight&&Z.layers.test(z.layers)&&(T.pushLight(Z),Z.castShadow&&T.pushShadow(Z))}),T.setupLights(),k!==null&&k.updateLights(T.state.lightsArray),un=this.localClippingEnabled,Vt=ie.init(this.clippingPlanes,un),Vt===!0&&ie.setGlobalState(this.clippingPlanes,z),k!==null&&pe.render(T.state.shadowsArray,j,z);let Y=new Set;return w.traverse(function(Z){if(!(Z.isMesh||Z.isPoints||Z.isLine||Z.isSprite))return;let Ee=Z.material;if(Ee)if(Array.isArray(Ee))for(let Pe=0;Pe<Ee.length;Pe++){let Te=Ee[Pe];aa(Te,j,z,Z),Y.add(Te)}else aa(Ee,j,z,Z),Y.add(Ee)}),T=E.pop(),k!==null&&k.renderEnd(),Y},this.compileAsync=function(w,z,j=null){let Y=this.compile(w,z,j);return new Promise(Z=>{function Ee(){if(Y.forEach(function(Pe){let Ie=He.get(Pe).currentProgram;(Ie===void 0||Ie.isReady())&&Y.delete(Pe)}),Y.size===0){Z(w);return}setTimeout(Ee,10)}Ze.get("KHR_parallel_shader_compile")!==null?Ee():setTimeout(Ee,10)})};let qr=null;function yu(w){qr&&qr(w)}function xl(){us.stop()}function Zi(){us.start()}let us=new k0;us.setAnimationLoop(yu),typeof self<"u"&&us.setContext(self),this.setAnimationLoop=function(w){qr=w,le.setAnimationLoop(w),w===null?us.stop():us.start()},le.addEventListener("sessionstart",xl),le.addEventListener("sessionend",Zi),this.render=function(w,z){if(z!==void 0&&z.isCamera!==!0){Je("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(D===!0)return;k!==null&&k.renderStart(w,z);let j=le.enabled===!0&&le.isPresenting===!0,Y=F!==null&&(ce===null||j)&&F.begin(I,ce);if(w.matrixWorldAutoUpdate===!0&&w.updateMatrixWorld(),z.parent===null&&z.matrixWorldAutoUpdate===!0&&z.updateMatrixWorld(),le.enabled===!0&&le.isPresenting===!0&&(F===null||F.isCompositing()===!1)&&(le.cameraAutoUpdate===!0&&le.updateCamera(z),z=le.getCamera()),w.isScene===!0&&w.onBeforeRender(I,w,z,ce),T=te.get(w,E.length),T.init(z),T.state.textureUnits=Ye.getTextureUnits(),E.push(T),Ot.multiplyMatrices(z.projectionMatrix,z.matrixWorldInverse),z.isArrayCamera?Kt.setFromArrayCamera(z):it.setFromProjectionMatrix(Ot,Ai,z.reversedDepth),un=this.localClippingEnabled,Vt=ie.init(this.clippingPlanes,un),A=xe.get(w,_.length),A.init(),_.push(A),this.info.render.frame++,le.enabled===!0&&le.isPresenting===!0){let Pe=I.xr.getDepthSensingMesh();Pe!==null&&ds(Pe,z,-1/0,I.sortObjects)}ds(w,z,0,I.sortObjects),A.finish(),k!==null&&k.updateLights(T.state.lightsArray),I.sortObjects===!0&&A.sort(Xe,rt),tn=le.enabled===!1||le.isPresenting===!1||le.hasDepthSensing()===!1,tn&&O.addToRenderList(A,w),this.info.autoReset===!0&&this.info.reset(),Vt===!0&&ie.beginShadows();let Z=T.state.shadowsArray;if(pe.render(Z,w,z),Vt===!0&&ie.endShadows(),(Y&&F.hasRenderPass())===!1){let Pe=A.opaque,Te=A.transmissive;if(T.setupLights(),z.isArrayCamera){let Ie=z.cameras;if(Te.length>0)for(let ke=0,tt=Ie.length;ke<tt;ke++){let ft=Ie[ke];Ui(Pe,Te,w,ft)}tn&&O.render(w);for(let ke=0,tt=Ie.length;ke<tt;ke++){let ft=Ie[ke];la(A,w,ft,ft.viewport)}}else Te.length>0&&Ui(Pe,Te,w,z),tn&&O.render(w),la(A,w,z)}ce!==null&&W===0&&(Ye.updateMultisampleRenderTarget(ce),Ye.updateRenderTargetMipmap(ce)),Y&&F.end(I),w.isScene===!0&&w.onAfterRender(I,w,z),be.resetDefaultState(),J=-1,Q=null,E.pop(),E.length>0?(T=E[E.length-1],Ye.setTextureUnits(T.state.textureUnits),Vt===!0&&ie.setGlobalState(I.clippingPlanes,T.state.camera)):T=null,_.pop(),_.length>0?A=_[_.length-1]:A=null,k!==null&&k.renderEnd()};function ds(w,z,j,Y){if(w.visible===!1)return;if(w.layers.test(z.layers)){if(w.isGroup)j=w.renderOrder;else if(w.isLOD)w.autoUpdate===!0&&w.update(z);else if(w.isLight)T.pushLight(w),w.castShadow&&T.pushShadow(w);else if(w.isSprite){let Pe=z.isArrayCamera?Kt:it;if(!w.frustumCulled||w.intersectsFrustum(Pe)){Y&&St.setFromMatrixPosition(w.matrixWorld).applyMatrix4(Ot);let Te=he.update(w),Ie=w.material;Ie.visible&&A.push(w,Te,Ie,j,St.z,null,z)}}else if(w.isMesh||w.isLine||w.isPoints){let Pe=z.isArrayCamera?Kt:it;if(!w.frustumCulled||w.intersectsFrustum(Pe)){let Te=he.update(w),Ie=w.material;if(Y&&(w.boundingSphere!==void 0?(w.boundingSphere===null&&w.computeBoundingSphere(),St.copy(w.boundingSphere.center)):(Te.boundingSphere===null&&Te.computeBoundingSphere(),St.copy(Te.boundingSphere.center)),St.applyMatrix4(w.matrixWorld).applyMatrix4(Ot)),Array.isArray(Ie)){let ke=Te.groups;for(let tt=0,ft=ke.length;tt<ft;tt++){let Be=ke[tt],pt=Ie[Be.materialIndex];pt&&pt.visible&&A.push(w,Te,pt,j,St.z,Be,z)}}else Ie.visible&&A.push(w,Te,Ie,j,St.z,null,z)}}}let Ee=w.children;for(let Pe=0,Te=Ee.length;Pe<Te;Pe++)ds(Ee[Pe],z,j,Y)}function la(w,z,j,Y){let{opaque:Z,transmissive:Ee,transparent:Pe}=w;T.setupLightsView(j),Vt===!0&&ie.setGlobalState(I.clippingPlanes,j),Y&&Se.viewport(se.copy(Y)),Z.length>0&&nn(Z,z,j),Ee.length>0&&nn(Ee,z,j),Pe.length>0&&nn(Pe,z,j),Se.buffers.depth.setTest(!0),Se.buffers.depth.setMask(!0),Se.buffers.color.setMask(!0),Se.setPolygonOffset(!1)}function Ui(w,z,j,Y){if((j.isScene===!0?j.overrideMaterial:null)!==null)return;if(T.state.transmissionRenderTarget[Y.id]===void 0){let Be=Ze.has("EXT_color_buffer_half_float")||Ze.has("EXT_color_buffer_float");T.state.transmissionRenderTarget[Y.id]=new ii(1,1,{generateMipmaps:!0,type:Be?Yi:ri,minFilter:yi,samples:Math.max(4,ot.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:mt.workingColorSpace})}let Ee=T.state.transmissionRenderTarget[Y.id],Pe=Y.viewport||se;Ee.setSize(Pe.z*I.transmissionResolutionScale,Pe.w*I.transmissionResolutionScale);let Te=I.getRenderTarget(),Ie=I.getActiveCubeFace(),ke=I.getActiveMipmapLevel();I.setRenderTarget(Ee),I.getClearColor(ee),me=I.getClearAlpha(),me<1&&I.setClearColor(16777215,.5),I.clear(),tn&&O.render(j);let tt=I.toneMapping;I.toneMapping=ls;let ft=Y.viewport;if(Y.viewport!==void 0&&(Y.viewport=void 0),T.setupLightsView(Y),Vt===!0&&ie.setGlobalState(I.clippingPlanes,Y),nn(w,j,Y),Ye.updateMultisampleRenderTarget(Ee),Ye.updateRenderTargetMipmap(Ee),Ze.has("WEBGL_multisampled_render_to_texture")===!1){let Be=!1;for(let pt=0,Qt=z.length;pt<Qt;pt++){let Dt=z[pt],{object:Nt,geometry:Mn,material:Ue,group:fn}=Dt;if(Ue.side===Yn&&Nt.layers.test(Y.layers)){let vt=Ue.side;Ue.side=Vn,Ue.needsUpdate=!0,ln(Nt,j,Y,Mn,Ue,fn),Ue.side=vt,Ue.needsUpdate=!0,Be=!0}}Be===!0&&(Ye.updateMultisampleRenderTarget(Ee),Ye.updateRenderTargetMipmap(Ee))}I.setRenderTarget(Te,Ie,ke),I.setClearColor(ee,me),ft!==void 0&&(Y.viewport=ft),I.toneMapping=tt}function nn(w,z,j){let Y=z.isScene===!0?z.overrideMaterial:null;for(let Z=0,Ee=w.length;Z<Ee;Z++){let Pe=w[Z],{object:Te,geometry:Ie,group:ke}=Pe,tt=Pe.material;tt.allowOverride===!0&&Y!==null&&(tt=Y),Te.layers.test(j.layers)&&ln(Te,z,j,Ie,tt,ke)}}function ln(w,z,j,Y,Z,Ee){k!==null&&Z.isNodeMaterial&&k.setObject(w,Z),w.onBeforeRender(I,z,j,Y,Z,Ee),w.modelViewMatrix.multiplyMatrices(j.matrixWorldInverse,w.matrixWorld),w.normalMatrix.getNormalMatrix(w.modelViewMatrix),Z.onBeforeRender(I,z,j,Y,w,Ee),Z.transparent===!0&&Z.side===Yn&&Z.forceSinglePass===!1?(Z.side=Vn,Z.needsUpdate=!0,I.renderBufferDirect(j,z,Y,Z,w,Ee),Z.side=as,Z.needsUpdate=!0,I.renderBufferDirect(j,z,Y,Z,w,Ee),Z.side=Yn):I.renderBufferDirect(j,z,Y,Z,w,Ee),w.onAfterRender(I,z,j,Y,Z,Ee)}function cn(w){let z=0;for(let j of w)j.texture!==null&&z++;return z}function Ki(w,z,j){z.isScene!==!0&&(z=bn);let Y=He.get(w),Z=T.state.lights,Ee=T.state.shadowsArray,Pe=Z.state.version,Te=oe.getParameters(w,Z.state,Ee,z,j,T.state.lightProbeGridArray),Ie=oe.getProgramCacheKey(Te),ke=Y.programs;Y.environment=w.isMeshStandardMaterial||w.isMeshLambertMaterial||w.isMeshPhongMaterial?z.environment:null,Y.fog=z.fog;let tt=w.isMeshStandardMaterial||w.isMeshLambertMaterial&&!w.envMap||w.isMeshPhongMaterial&&!w.envMap;Y.envMap=C.get(w.envMap||Y.environment,tt),Y.envMapRotation=Y.environment!==null&&w.envMap===null?z.environmentRotation:w.envMapRotation,ke===void 0&&(w.addEventListener("dispose",at),ke=new Map,Y.programs=ke,Y.programVariants=new Map);let ft=ke.get(Ie);if(ft!==void 0){if(Y.currentProgram===ft&&Y.lightsStateVersion===Pe)return ca(w,Te),ft}else Te.uniforms=oe.getUniforms(w),k!==null&&w.isNodeMaterial&&k.build(w,j,Te),w.onBeforeCompile(Te,I),ft=oe.acquireProgram(Te,Ie),ke.set(Ie,ft),Y.uniforms=Te.uniforms;let Be=Y.uniforms;return(!w.isShaderMaterial&&!w.isRawShaderMaterial||w.clipping===!0)&&(Be.clippingPlanes=ie.uniform),ca(w,Te),Y.needsLights=Os(w),Y.lightsStateVersion=Pe,Y.needsLights&&(Be.ambientLightColor.value=Z.state.ambient,Be.lightProbe.value=Z.state.probe,Be.sunLights.value=Z.state.sun,Be.sunLightShadows.value=Z.state.sunShadow,Be.directionalLights.value=Z.state.directional,Be.directionalLightShadows.value=Z.state.directionalShadow,Be.spotLights.value=Z.state.spot,Be.spotLightShadows.value=Z.state.spotShadow,Be.rectAreaLights.value=Z.state.rectArea,Be.ltc_1.value=Z.state.rectAreaLTC1,Be.ltc_2.value=Z.state.rectAreaLTC2,Be.pointLights.value=Z.state.point,Be.pointLightShadows.value=Z.state.pointShadow,Be.hemisphereLights.value=Z.state.hemi,Be.sunShadowMatrix.value=Z.state.sunShadowMatrix,Be.sunShadowCascade.value=Z.state.sunShadowCascade,Be.directionalShadowMatrix.value=Z.state.directionalShadowMatrix,Be.spotLightMatrix.value=Z.state.spotLightMatrix,Be.spotLightMap.value=Z.state.spotLightMap,Be.pointShadowMatrix.value=Z.state.pointShadowMatrix),Y.numLightProbeGrids=cn(T.state.lightProbeGridArray),Y.currentProgram=ft,Y.uniformsList=null,ft}function ai(w,z,j,Y,Z){let Ee=He.get(w),Pe=Ee.currentProgram.id+","+Y+","+Z,Te=Ee.programVariants.get(Pe);return Te===void 0?(Te=Ki(w,z,j),Ee.programVariants.set(Pe,Te)):(Ee.currentProgram=Te,Ee.uniformsList=null,Ee.outputColorSpace=Y,Ee.toneMapping=Z),Te}function Fs(w){if(w.uniformsList===null){let z=w.currentProgram.getUniforms();w.uniformsList=jo.seqWithValue(z.seq,w.uniforms)}return w.uniformsList}function ca(w,z){let j=He.get(w);j.outputColorSpace=z.outputColorSpace,j.batching=z.batching,j.batchingColor=z.batchingColor,j.instancing=z.instancing,j.instancingColor=z.instancingColor,j.instancingMorph=z.instancingMorph,j.skinning=z.skinning,j.morphTargets=z.morphTargets,j.morphNormals=z.morphNormals,j.morphColors=z.morphColors,j.morphTargetsCount=z.morphTargetsCount,j.numClippingPlanes=z.numClippingPlanes,j.numIntersection=z.numClipIntersection,j.vertexAlphas=z.vertexAlphas,j.vertexTangents=z.vertexTangents,j.toneMapping=z.toneMapping}function ha(w,z,j,Y,Z){z.isScene!==!0&&(z=bn),Ye.resetTextureUnits();let Ee=z.fog,Pe=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial?z.environment:null,Te=ce===null?I.outputColorSpace:ce.isXRRenderTarget===!0?ce.texture.colorSpace:mt.workingColorSpace,Ie=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial&&!Y.envMap||Y.isMeshPhongMaterial&&!Y.envMap,ke=C.get(Y.envMap||Pe,Ie),tt=Y.vertexColors===!0&&!!j.attributes.color&&j.attributes.color.itemSize===4,ft=!!j.attributes.tangent&&(!!Y.normalMap||Y.anisotropy>0),Be=!!j.morphAttributes.position,pt=!!j.morphAttributes.normal,Qt=!!j.morphAttributes.color,Dt=ls;Y.toneMapped&&(ce===null||ce.isXRRenderTarget===!0)&&(Dt=I.toneMapping);let Nt=j.morphAttributes.position||j.morphAttributes.normal||j.morphAttributes.color,Mn=Nt!==void 0?Nt.length:0,Ue=He.get(Y),fn=T.state.lights;if(Vt===!0&&(un===!0||w!==Q)){let Ut=w===Q&&Y.id===J;ie.setState(Y,w,Ut)}let vt=!1,fs=!1;Y.version===Ue.__version?Ue.needsLights&&Ue.lightsStateVersion!==fn.state.version||Z.isBatchedMesh&&Ue.batching===!1||!Z.isBatchedMesh&&Ue.batching===!0||Z.isBatchedMesh&&Ue.batchingColor===!0&&Z._colorsTexture===null||Z.isBatchedMesh&&Ue.batchingColor===!1&&Z._colorsTexture!==null||Z.isInstancedMesh&&Ue.instancing===!1||!Z.isInstancedMesh&&Ue.instancing===!0||Z.isSkinnedMesh&&Ue.skinning===!1||!Z.isSkinnedMesh&&Ue.skinning===!0||Z.isInstancedMesh&&Ue.instancingColor===!0&&Z.instanceColor===null||Z.isInstancedMesh&&Ue.instancingColor===!1&&Z.instanceColor!==null||Z.isInstancedMesh&&Ue.instancingMorph===!0&&Z.morphTexture===null||Z.isInstancedMesh&&Ue.instancingMorph===!1&&Z.morphTexture!==null||Ue.envMap!==ke||Y.fog===!0&&Ue.fog!==Ee||Ue.numClippingPlanes!==void 0&&(Ue.numClippingPlanes!==ie.numPlanes||Ue.numIntersection!==ie.numIntersection)||Ue.vertexAlphas!==tt||Ue.vertexTangents!==ft||Ue.morphTargets!==Be||Ue.morphNormals!==pt||Ue.morphColors!==Qt||Ue.morphTargetsCount!==Mn||Ue.numLightProbeGrids!==cn(T.state.lightProbeGridArray)?vt=!0:(Ue.outputColorSpace!==Te||Ue.toneMapping!==Dt)&&(fs=!0):(vt=!0,Ue.__version=Y.version);let pn=Ue.currentProgram;(vt===!0||fs===!0)&&(pn=fs===!0?ai(Y,z,Z,Te,Dt):Ki(Y,z,Z),k&&Y.isNodeMaterial&&k.onUpdateProgram(Y,pn,Ue));let Zr=!1,Ji=!1,ps=!1,ht=pn.getUniforms(),sn=Ue.uniforms;if(Se.useProgram(pn.program)&&(Zr=!0,Ji=!0,ps=!0),Y.id!==J&&(J=Y.id,Ji=!0),Zr||Q!==w){Se.buffers.depth.getReversed()&&w.reversedDepth!==!0&&(w._reversedDepth=!0,w.updateProjectionMatrix()),ht.setValue(B,"projectionMatrix",w.projectionMatrix),ht.setValue(B,"viewMatrix",w.matrixWorldInverse);let mn=ht.map.cameraPosition;mn!==void 0&&mn.setValue(B,In.setFromMatrixPosition(w.matrixWorld)),ot.logarithmicDepthBuffer&&ht.setValue(B,"logDepthBufFC",2/(Math.log(w.far+1)/Math.LN2)),(Y.isMeshPhongMaterial||Y.isMeshToonMaterial||Y.isMeshLambertMaterial||Y.isMeshBasicMaterial||Y.isMeshStandardMaterial||Y.isShaderMaterial)&&ht.setValue(B,"isOrthographic",w.isOrthographicCamera===!0),Q!==w&&(Q=w,Ji=!0,ps=!0)}if(Ue.needsLights&&(fn.state.sunShadowMap.length>0&&ht.setValue(B,"sunShadowMap",fn.state.sunShadowMap,Ye),fn.state.directionalShadowMap.length>0&&ht.setValue(B,"directionalShadowMap",fn.state.directionalShadowMap,Ye),fn.state.spotShadowMap.length>0&&ht.setValue(B,"spotShadowMap",fn.state.spotShadowMap,Ye),fn.state.pointShadowMap.length>0&&ht.setValue(B,"pointShadowMap",fn.state.pointShadowMap,Ye)),Z.isSkinnedMesh){ht.setOptional(B,Z,"bindMatrix"),ht.setOptional(B,Z,"bindMatrixInverse");let Ut=Z.skeleton;Ut&&(Ut.boneTexture===null&&Ut.computeBoneTexture(),ht.setValue(B,"boneTexture",Ut.boneTexture,Ye))}Z.isBatchedMesh&&(ht.setOptional(B,Z,"batchingTexture"),ht.setValue(B,"batchingTexture",Z._matricesTexture,Ye),ht.setOptional(B,Z,"batchingIdTexture"),ht.setValue(B,"batchingIdTexture",Z._indirectTexture,Ye),ht.setOptional(B,Z,"batchingColorTexture"),Z._colorsTexture!==null&&ht.setValue(B,"batchingColorTexture",Z._colorsTexture,Ye));let Kn=j.morphAttributes;if((Kn.position!==void 0||Kn.normal!==void 0||Kn.color!==void 0)&&re.update(Z,j,pn),(Ji||Ue.receiveShadow!==Z.receiveShadow)&&(Ue.receiveShadow=Z.receiveShadow,ht.setValue(B,"receiveShadow",Z.receiveShadow)),(Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial)&&Y.envMap===null&&z.environment!==null&&(sn.envMapIntensity.value=z.environmentIntensity),sn.dfgLUT!==void 0&&(sn.dfgLUT.value=mE()),Ji){if(ht.setValue(B,"toneMappingExposure",I.toneMappingExposure),Ue.needsLights&&Yr(sn,ps),Ee&&Y.fog===!0&&_e.refreshFogUniforms(sn,Ee),_e.refreshMaterialUniforms(sn,Y,Me,Ae,T.state.transmissionRenderTarget[w.id]),Ue.needsLights&&Ue.numLightProbeGrids>0){let Ut=b,mn=0;for(let Gn of T.state.lightProbeGridArray)Gn.texture!==null&&(Ut.textures[mn]=Gn.texture,Ut.min[mn]=Gn.boundingBox.min,Ut.max[mn]=Gn.boundingBox.max,Ut.resolution[mn]=Gn.resolution,mn++);for(let Gn in Ut)Ut[Gn].length=mn;sn.probesSH.value=Ut.textures,sn.probesMin.value=Ut.min,sn.probesMax.value=Ut.max,sn.probesResolution.value=Ut.resolution}jo.upload(B,Fs(Ue),sn,Ye)}if(Y.isShaderMaterial&&Y.uniformsNeedUpdate===!0&&(jo.upload(B,Fs(Ue),sn,Ye),Y.uniformsNeedUpdate=!1),Y.isSpriteMaterial&&ht.setValue(B,"center",Z.center),ht.setValue(B,"modelViewMatrix",Z.modelViewMatrix),ht.setValue(B,"normalMatrix",Z.normalMatrix),ht.setValue(B,"modelMatrix",Z.matrixWorld),Y.uniformsGroups!==void 0){let Ut=Y.uniformsGroups;for(let mn=0,Gn=Ut.length;mn<Gn;mn++){let vl=Ut[mn];We.update(vl,pn),We.bind(vl,pn)}}return pn}function Yr(w,z){w.ambientLightColor.needsUpdate=z,w.lightProbe.needsUpdate=z,w.sunLights.needsUpdate=z,w.sunLightShadows.needsUpdate=z,w.directionalLights.needsUpdate=z,w.directionalLightShadows.needsUpdate=z,w.pointLights.needsUpdate=z,w.pointLightShadows.needsUpdate=z,w.spotLights.needsUpdate=z,w.spotLightShadows.needsUpdate=z,w.rectAreaLights.needsUpdate=z,w.hemisphereLights.needsUpdate=z}function Os(w){return w.isMeshLambertMaterial||w.isMeshToonMaterial||w.isMeshPhongMaterial||w.isMeshStandardMaterial||w.isShadowMaterial||w.isShaderMaterial&&w.lights===!0}this.getActiveCubeFace=function(){return $},this.getActiveMipmapLevel=function(){return W},this.getRenderTarget=function(){return ce},this.setRenderTargetTextures=function(w,z,j){let Y=He.get(w);Y.__autoAllocateDepthBuffer=w.resolveDepthBuffer===!1,Y.__autoAllocateDepthBuffer===!1&&(Y.__useRenderToTexture=!1),He.get(w.texture).__webglTexture=z,He.get(w.depthTexture).__webglTexture=Y.__autoAllocateDepthBuffer?void 0:j,Y.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(w,z){let j=He.get(w);j.__webglFramebuffer=z,j.__useDefaultFramebuffer=z===void 0},this.setRenderTarget=function(w,z=0,j=0){ce=w,$=z,W=j;let Y=null,Z=!1,Ee=!1;if(w){let Te=He.get(w);if(Te.__useDefaultFramebuffer!==void 0){Se.bindFramebuffer(B.FRAMEBUFFER,Te.__webglFramebuffer),se.copy(w.viewport),de.copy(w.scissor),ue=w.scissorTest,Se.viewport(se),Se.scissor(de),Se.setScissorTest(ue),J=-1;return}else if(Te.__webglFramebuffer===void 0)Ye.setupRenderTarget(w);else if(Te.__hasExternalTextures)Ye.rebindTextures(w,He.get(w.texture).__webglTexture,He.get(w.depthTexture).__webglTexture);else if(w.depthBuffer){let tt=w.depthTexture;if(Te.__boundDepthTexture!==tt){if(tt!==null&&He.has(tt)&&(w.width!==tt.image.width||w.height!==tt.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Ye.setupDepthRenderbuffer(w)}}let Ie=w.texture;(Ie.isData3DTexture||Ie.isDataArrayTexture||Ie.isCompressedArrayTexture)&&(Ee=!0);let ke=He.get(w).__webglFramebuffer;w.isWebGLCubeRenderTarget?(Array.isArray(ke[z])?Y=ke[z][j]:Y=ke[z],Z=!0):w.samples>0&&Ye.useMultisampledRTT(w)===!1?Y=He.get(w).__webglMultisampledFramebuffer:Array.isArray(ke)?Y=ke[j]:Y=ke,se.copy(w.viewport),de.copy(w.scissor),ue=w.scissorTest}else se.copy(Ge).multiplyScalar(Me).floor(),de.copy(ut).multiplyScalar(Me).floor(),ue=ct;if(j!==0&&(Y=V),Se.bindFramebuffer(B.FRAMEBUFFER,Y)&&Se.drawBuffers(w,Y),Se.viewport(se),Se.scissor(de),Se.setScissorTest(ue),Z){let Te=He.get(w.texture);B.framebufferTexture2D(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_CUBE_MAP_POSITIVE_X+z,Te.__webglTexture,j)}else if(Ee){let Te=z;for(let Ie=0;Ie<w.textures.length;Ie++){let ke=He.get(w.textures[Ie]);B.framebufferTextureLayer(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0+Ie,ke.__webglTexture,j,Te)}}else if(w!==null&&j!==0){let Te=He.get(w.texture);B.framebufferTexture2D(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,Te.__webglTexture,j)}J=-1};function $r(w){let z=He.get(w);return(z.__readFormat!==w.format||z.__readType!==w.type)&&(z.__readFormat=w.format,z.__readType=w.type,z.__formatReadable=ot.textureFormatReadable(w.format),z.__typeReadable=ot.textureTypeReadable(w.type)),z}this.readRenderTargetPixels=function(w,z,j,Y,Z,Ee,Pe,Te=0){if(!(w&&w.isWebGLRenderTarget)){Je("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Ie=He.get(w).__webglFramebuffer;if(w.isWebGLCubeRenderTarget&&Pe!==void 0&&(Ie=Ie[Pe],Array.isArray(Ie)&&(Ie=Ie[0])),Ie){Se.bindFramebuffer(B.FRAMEBUFFER,Ie);try{let ke=w.textures[Te],tt=ke.format,ft=ke.type;w.textures.length>1&&B.readBuffer(B.COLOR_ATTACHMENT0+Te);let Be=$r(ke);if(Be.__formatReadable===!1){Je("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Be.__typeReadable===!1){Je("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}z>=0&&z<=w.width-Y&&j>=0&&j<=w.height-Z&&B.readPixels(z,j,Y,Z,ge.convert(tt),ge.convert(ft),Ee)}finally{let ke=ce!==null?He.get(ce).__webglFramebuffer:null;Se.bindFramebuffer(B.FRAMEBUFFER,ke)}}},this.readRenderTargetPixelsAsync=async function(w,z,j,Y,Z,Ee,Pe,Te=0){if(!(w&&w.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Ie=He.get(w).__webglFramebuffer;if(w.isWebGLCubeRenderTarget&&Pe!==void 0&&(Ie=Ie[Pe],Array.isArray(Ie)&&(Ie=Ie[0])),Ie)if(z>=0&&z<=w.width-Y&&j>=0&&j<=w.height-Z){Se.bindFramebuffer(B.FRAMEBUFFER,Ie);let ke=w.textures[Te],tt=ke.format,ft=ke.type;w.textures.length>1&&B.readBuffer(B.COLOR_ATTACHMENT0+Te);let Be=$r(ke);if(Be.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Be.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let pt=B.createBuffer();B.bindBuffer(B.PIXEL_PACK_BUFFER,pt),B.bufferData(B.PIXEL_PACK_BUFFER,Ee.byteLength,B.STREAM_READ),B.readPixels(z,j,Y,Z,ge.convert(tt),ge.convert(ft),0),B.bindBuffer(B.PIXEL_PACK_BUFFER,null);let Qt=ce!==null?He.get(ce).__webglFramebuffer:null;Se.bindFramebuffer(B.FRAMEBUFFER,Qt);let Dt=B.fenceSync(B.SYNC_GPU_COMMANDS_COMPLETE,0);return B.flush(),await u0(B,Dt,4),B.bindBuffer(B.PIXEL_PACK_BUFFER,pt),B.getBufferSubData(B.PIXEL_PACK_BUFFER,0,Ee),B.bindBuffer(B.PIXEL_PACK_BUFFER,null),B.deleteBuffer(pt),B.deleteSync(Dt),Ee}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(w,z=null,j=0){let Y=Math.pow(2,-j),Z=Math.floor(w.image.width*Y),Ee=Math.floor(w.image.height*Y),Pe=z!==null?z.x:0,Te=z!==null?z.y:0;Ye.setTexture2D(w,0),B.copyTexSubImage2D(B.TEXTURE_2D,j,0,0,Pe,Te,Z,Ee),Se.unbindTexture()},this.copyTextureToTexture=function(w,z,j=null,Y=null,Z=0,Ee=0){let Pe,Te,Ie,ke,tt,ft,Be,pt,Qt,Dt=w.isCompressedTexture?w.mipmaps[Ee]:w.image;if(j!==null)Pe=j.max.x-j.min.x,Te=j.max.y-j.min.y,Ie=j.isBox3?j.max.z-j.min.z:1,ke=j.min.x,tt=j.min.y,ft=j.isBox3?j.min.z:0;else{let ht=Math.pow(2,-Z);Pe=Math.floor(Dt.width*ht),Te=Math.floor(Dt.height*ht),w.isDataArrayTexture?Ie=Dt.depth:w.isData3DTexture?Ie=Math.floor(Dt.depth*ht):Ie=1,ke=0,tt=0,ft=0}Y!==null?(Be=Y.x,pt=Y.y,Qt=Y.z):(Be=0,pt=0,Qt=0);let Nt=ge.convert(z.format),Mn=ge.convert(z.type),Ue;z.isData3DTexture?(Ye.setTexture3D(z,0),Ue=B.TEXTURE_3D):z.isDataArrayTexture||z.isCompressedArrayTexture?(Ye.setTexture2DArray(z,0),Ue=B.TEXTURE_2D_ARRAY):(Ye.setTexture2D(z,0),Ue=B.TEXTURE_2D),Se.activeTexture(B.TEXTURE0),Se.pixelStorei(B.UNPACK_FLIP_Y_WEBGL,z.flipY),Se.pixelStorei(B.UNPACK_PREMULTIPLY_ALPHA_WEBGL,z.premultiplyAlpha),Se.pixelStorei(B.UNPACK_ALIGNMENT,z.unpackAlignment);let fn=Se.getParameter(B.UNPACK_ROW_LENGTH),vt=Se.getParameter(B.UNPACK_IMAGE_HEIGHT),fs=Se.getParameter(B.UNPACK_SKIP_PIXELS),pn=Se.getParameter(B.UNPACK_SKIP_ROWS),Zr=Se.getParameter(B.UNPACK_SKIP_IMAGES);Se.pixelStorei(B.UNPACK_ROW_LENGTH,Dt.width),Se.pixelStorei(B.UNPACK_IMAGE_HEIGHT,Dt.height),Se.pixelStorei(B.UNPACK_SKIP_PIXELS,ke),Se.pixelStorei(B.UNPACK_SKIP_ROWS,tt),Se.pixelStorei(B.UNPACK_SKIP_IMAGES,ft);let Ji=w.isDataArrayTexture||w.isData3DTexture,ps=z.isDataArrayTexture||z.isData3DTexture;if(w.isDepthTexture){let ht=He.get(w),sn=He.get(z),Kn=He.get(ht.__renderTarget),Ut=He.get(sn.__renderTarget);Se.bindFramebuffer(B.READ_FRAMEBUFFER,Kn.__webglFramebuffer),Se.bindFramebuffer(B.DRAW_FRAMEBUFFER,Ut.__webglFramebuffer);for(let mn=0;mn<Ie;mn++)Ji&&(B.framebufferTextureLayer(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,He.get(w).__webglTexture,Z,ft+mn),B.framebufferTextureLayer(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,He.get(z).__webglTexture,Ee,Qt+mn)),B.blitFramebuffer(ke,tt,ke+Pe,tt+Te,Be,pt,Be+Pe,pt+Te,B.DEPTH_BUFFER_BIT,B.NEAREST);Se.bindFramebuffer(B.READ_FRAMEBUFFER,null),Se.bindFramebuffer(B.DRAW_FRAMEBUFFER,null)}else if(Z!==0||w.isRenderTargetTexture||He.has(w)){let ht=He.get(w),sn=He.get(z);Se.bindFramebuffer(B.READ_FRAMEBUFFER,N),Se.bindFramebuffer(B.DRAW_FRAMEBUFFER,H);for(let Kn=0;Kn<Ie;Kn++)Ji?B.framebufferTextureLayer(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,ht.__webglTexture,Z,ft+Kn):B.framebufferTexture2D(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,ht.__webglTexture,Z),ps?B.framebufferTextureLayer(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,sn.__webglTexture,Ee,Qt+Kn):B.framebufferTexture2D(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,sn.__webglTexture,Ee),Z!==0?B.blitFramebuffer(ke,tt,ke+Pe,tt+Te,Be,pt,Be+Pe,pt+Te,B.COLOR_BUFFER_BIT,B.NEAREST):ps?B.copyTexSubImage3D(Ue,Ee,Be,pt,Qt+Kn,ke,tt,Pe,Te):B.copyTexSubImage2D(Ue,Ee,Be,pt,ke,tt,Pe,Te);Se.bindFramebuffer(B.READ_FRAMEBUFFER,null),Se.bindFramebuffer(B.DRAW_FRAMEBUFFER,null)}else ps?w.isDataTexture||w.isData3DTexture?B.texSubImage3D(Ue,Ee,Be,pt,Qt,Pe,Te,Ie,Nt,Mn,Dt.data):z.isCompressedArrayTexture?B.compressedTexSubImage3D(Ue,Ee,Be,pt,Qt,Pe,Te,Ie,Nt,Dt.data):B.texSubImage3D(Ue,Ee,Be,pt,Qt,Pe,Te,Ie,Nt,Mn,Dt):w.isDataTexture?B.texSubImage2D(B.TEXTURE_2D,Ee,Be,pt,Pe,Te,Nt,Mn,Dt.data):w.isCompressedTexture?B.compressedTexSubImage2D(B.TEXTURE_2D,Ee,Be,pt,Dt.width,Dt.height,Nt,Dt.data):B.texSubImage2D(B.TEXTURE_2D,Ee,Be,pt,Pe,Te,Nt,Mn,Dt);Se.pixelStorei(B.UNPACK_ROW_LENGTH,fn),Se.pixelStorei(B.UNPACK_IMAGE_HEIGHT,vt),Se.pixelStorei(B.UNPACK_SKIP_PIXELS,fs),Se.pixelStorei(B.UNPACK_SKIP_ROWS,pn),Se.pixelStorei(B.UNPACK_SKIP_IMAGES,Zr),Ee===0&&z.generateMipmaps===!0&&z.mipmapsAutoUpdate===!0&&B.generateMipmap(Ue),Se.unbindTexture()},this.initRenderTarget=function(w){He.get(w).__webglFramebuffer===void 0&&Ye.setupRenderTarget(w)},this.initTexture=function(w){w.isCubeTexture?Ye.setTextureCube(w,0):w.isData3DTexture?Ye.setTexture3D(w,0):w.isDataArrayTexture||w.isCompressedArrayTexture?Ye.setTexture2DArray(w,0):Ye.setTexture2D(w,0),Se.unbindTexture()},this.resetState=function(){$=0,W=0,ce=null,Se.reset(),be.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Ai}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=mt._getDrawingBufferColorSpace(e),t.unpackColorSpace=mt._getUnpackColorSpace()}};var K0={type:"change"},If={type:"start"},j0={type:"end"},zh=new Js,J0=new Hn,gE=Math.cos(70*Gr.DEG2RAD),Pn=new L,oi=2*Math.PI,Rt={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},Pf=1e-6,ta=class extends il{constructor(e,t=null){super(e,t),this.state=Rt.NONE,this.target=new L,this.cursor=new L,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:or.ROTATE,MIDDLE:or.DOLLY,RIGHT:or.PAN},this.touches={ONE:ar.ROTATE,TWO:ar.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new L,this._lastQuaternion=new Lt,this._lastTargetPosition=new L,this._quat=new Lt().setFromUnitVectors(e.up,new L(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new Yo,this._sphericalDelta=new Yo,this._scale=1,this._panOffset=new L,this._rotateStart=new Ve,this._rotateEnd=new Ve,this._rotateDelta=new Ve,this._panStart=new Ve,this._panEnd=new Ve,this._panDelta=new Ve,this._dollyStart=new Ve,this._dollyEnd=new Ve,this._dollyDelta=new Ve,this._dollyDirection=new L,this._mouse=new Ve,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=yE.bind(this),this._onPointerDown=_E.bind(this),this._onPointerUp=xE.bind(this),this._onContextMenu=TE.bind(this),this._onMouseWheel=ME.bind(this),this._onKeyDown=SE.bind(this),this._onTouchStart=wE.bind(this),this._onTouchMove=EE.bind(this),this._onMouseDown=vE.bind(this),this._onMouseMove=bE.bind(this),this._interceptControlDown=AE.bind(this),this._interceptControlUp=RE.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(e){this._cursorStyle=e,e==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(e){super.connect(e),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=Rt.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions={},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(e){e.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=e}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(K0),this.update(),this.state=Rt.NONE}pan(e,t){this._pan(e,t),this.update()}dollyIn(e){this._dollyIn(e),this.update()}dollyOut(e){this._dollyOut(e),this.update()}rotateLeft(e){this._rotateLeft(e),this.update()}rotateUp(e){this._rotateUp(e),this.update()}update(e=null){let t=this.object.position;Pn.copy(t).sub(this.target),Pn.applyQuaternion(this._quat),this._spherical.setFromVector3(Pn),this.autoRotate&&this.state===Rt.NONE&&this._rotateLeft(this._getAutoRotationAngle(e)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let n=this.minAzimuthAngle,i=this.maxAzimuthAngle;isFinite(n)&&isFinite(i)&&(n<-Math.PI?n+=oi:n>Math.PI&&(n-=oi),i<-Math.PI?i+=oi:i>Math.PI&&(i-=oi),n<=i?this._spherical.theta=Math.max(n,Math.min(i,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(n+i)/2?Math.max(n,this._spherical.theta):Math.min(i,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if(Pn.setFromSpherical(this._spherical),Pn.applyQuaternion(this._quatInverse),t.copy(this.target).add(Pn),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){let a=Pn.length();o=this._clampDistance(a*this._scale);let l=a-o;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){let a=new L(this._mouse.x,this._mouse.y,0);a.unproject(this.object);let l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;let c=new L(this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(a),this.object.updateMatrixWorld(),o=Pn.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(zh.origin.copy(this.object.position),zh.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(zh.direction))<gE?this.object.lookAt(this.target):(J0.setFromNormalAndCoplanarPoint(this.object.up,this.target),zh.intersectPlane(J0,this.target))))}else if(this.object.isOrthographicCamera){let o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>Pf||8*(1-this._lastQuaternion.dot(this.object.quaternion))>Pf||this._lastTargetPosition.distanceToSquared(this.target)>Pf?(this.dispatchEvent(K0),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(e){return e!==null?oi/60*this.autoRotateSpeed*e:oi/60/60*this.autoRotateSpeed}_getZoomScale(e){let t=Math.abs(e*.01);return Math.pow(.95,this.zoomSpeed*t)}_rotateLeft(e){this._sphericalDelta.theta-=e}_rotateUp(e){this._sphericalDelta.phi-=e}_panLeft(e,t){Pn.setFromMatrixColumn(t,0),Pn.multiplyScalar(-e),this._panOffset.add(Pn)}_panUp(e,t){this.screenSpacePanning===!0?Pn.setFromMatrixColumn(t,1):(Pn.setFromMatrixColumn(t,0),Pn.crossVectors(this.object.up,Pn)),Pn.multiplyScalar(e),this._panOffset.add(Pn)}_pan(e,t){let n=this.domElement;if(this.object.isPerspectiveCamera){let i=this.object.position;Pn.copy(i).sub(this.target);let r=Pn.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*e*r/n.clientHeight,this.object.matrix),this._panUp(2*t*r/n.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(e*(this.object.right-this.object.left)/this.object.zoom/n.clientWidth,this.object.matrix),this._panUp(t*(this.object.top-this.object.bottom)/this.object.zoom/n.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(e,t){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let n=this.domElement.getBoundingClientRect(),i=e-n.left,r=t-n.top,o=n.width,a=n.height;this._mouse.x=i/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(e){return Math.max(this.minDistance,Math.min(this.maxDistance,e))}_handleMouseDownRotate(e){this._rotateStart.set(e.clientX,e.clientY)}_handleMouseDownDolly(e){this._updateZoomParameters(e.clientX,e.clientY),this._dollyStart.set(e.clientX,e.clientY)}_handleMouseDownPan(e){this._panStart.set(e.clientX,e.clientY)}_handleMouseMoveRotate(e){this._rotateEnd.set(e.clientX,e.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(oi*this._rotateDelta.x/t.clientHeight),this._rotateUp(oi*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(e){this._dollyEnd.set(e.clientX,e.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(e){this._panEnd.set(e.clientX,e.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(e){this._updateZoomParameters(e.clientX,e.clientY),e.deltaY<0?this._dollyIn(this._getZoomScale(e.deltaY)):e.deltaY>0&&this._dollyOut(this._getZoomScale(e.deltaY)),this.update()}_handleKeyDown(e){let t=!1;switch(e.code){case this.keys.UP:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(oi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),t=!0;break;case this.keys.BOTTOM:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(-oi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),t=!0;break;case this.keys.LEFT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(oi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),t=!0;break;case this.keys.RIGHT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(-oi*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),t=!0;break}t&&(e.preventDefault(),this.update())}_handleTouchStartRotate(e){if(this._pointers.length===1)this._rotateStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),i=.5*(e.pageY+t.y);this._rotateStart.set(n,i)}}_handleTouchStartPan(e){if(this._pointers.length===1)this._panStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),i=.5*(e.pageY+t.y);this._panStart.set(n,i)}}_handleTouchStartDolly(e){let t=this._getSecondPointerPosition(e),n=e.pageX-t.x,i=e.pageY-t.y,r=Math.sqrt(n*n+i*i);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enablePan&&this._handleTouchStartPan(e)}_handleTouchStartDollyRotate(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enableRotate&&this._handleTouchStartRotate(e)}_handleTouchMoveRotate(e){if(this._pointers.length==1)this._rotateEnd.set(e.pageX,e.pageY);else{let n=this._getSecondPointerPosition(e),i=.5*(e.pageX+n.x),r=.5*(e.pageY+n.y);this._rotateEnd.set(i,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(oi*this._rotateDelta.x/t.clientHeight),this._rotateUp(oi*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(e){if(this._pointers.length===1)this._panEnd.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),n=.5*(e.pageX+t.x),i=.5*(e.pageY+t.y);this._panEnd.set(n,i)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(e){let t=this._getSecondPointerPosition(e),n=e.pageX-t.x,i=e.pageY-t.y,r=Math.sqrt(n*n+i*i);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let o=(e.pageX+t.x)*.5,a=(e.pageY+t.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enablePan&&this._handleTouchMovePan(e)}_handleTouchMoveDollyRotate(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enableRotate&&this._handleTouchMoveRotate(e)}_addPointer(e){this._pointers.push(e.pointerId)}_removePointer(e){delete this._pointerPositions[e.pointerId];for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId){this._pointers.splice(t,1);return}}_isTrackingPointer(e){for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId)return!0;return!1}_trackPointer(e){let t=this._pointerPositions[e.pointerId];t===void 0&&(t=new Ve,this._pointerPositions[e.pointerId]=t),t.set(e.pageX,e.pageY)}_getSecondPointerPosition(e){let t=e.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[t]}_customWheelEvent(e){let t=e.deltaMode,n={clientX:e.clientX,clientY:e.clientY,deltaY:e.deltaY};switch(t){case 1:n.deltaY*=16;break;case 2:n.deltaY*=100;break}return e.ctrlKey&&!this._controlActive&&(n.deltaY*=10),n}};function _E(s){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(s.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(s)&&(this._addPointer(s),s.pointerType==="touch"?this._onTouchStart(s):this._onMouseDown(s),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function yE(s){this.enabled!==!1&&(s.pointerType==="touch"?this._onTouchMove(s):this._onMouseMove(s))}function xE(s){switch(this._removePointer(s),this._pointers.length){case 0:this.domElement.releasePointerCapture(s.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(j0),this.state=Rt.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:let e=this._pointers[0],t=this._pointerPositions[e];this._onTouchStart({pointerId:e,pageX:t.x,pageY:t.y});break}}function vE(s){let e;switch(s.button){case 0:e=this.mouseButtons.LEFT;break;case 1:e=this.mouseButtons.MIDDLE;break;case 2:e=this.mouseButtons.RIGHT;break;default:e=-1}switch(e){case or.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(s),this.state=Rt.DOLLY;break;case or.ROTATE:if(s.ctrlKey||s.metaKey||s.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(s),this.state=Rt.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(s),this.state=Rt.ROTATE}break;case or.PAN:if(s.ctrlKey||s.metaKey||s.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(s),this.state=Rt.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(s),this.state=Rt.PAN}break;default:this.state=Rt.NONE}this.state!==Rt.NONE&&this.dispatchEvent(If)}function bE(s){switch(this.state){case Rt.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(s);break;case Rt.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(s);break;case Rt.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(s);break}}function ME(s){this.enabled===!1||this.enableZoom===!1||this.state!==Rt.NONE||(s.preventDefault(),this.dispatchEvent(If),this._handleMouseWheel(this._customWheelEvent(s)),this.dispatchEvent(j0))}function SE(s){this.enabled!==!1&&this._handleKeyDown(s)}function wE(s){switch(this._trackPointer(s),this._pointers.length){case 1:switch(this.touches.ONE){case ar.ROTATE:if(this.enableRotate===!1){this.state=Rt.NONE;break}this._handleTouchStartRotate(s),this.state=Rt.TOUCH_ROTATE;break;case ar.PAN:if(this.enablePan===!1){this.state=Rt.NONE;break}this._handleTouchStartPan(s),this.state=Rt.TOUCH_PAN;break;default:this.state=Rt.NONE}break;case 2:switch(this.touches.TWO){case ar.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(s),this.state=Rt.TOUCH_DOLLY_PAN;break;case ar.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(s),this.state=Rt.TOUCH_DOLLY_ROTATE;break;default:this.state=Rt.NONE}break;default:this.state=Rt.NONE}this.state!==Rt.NONE&&this.dispatchEvent(If)}function EE(s){switch(this._trackPointer(s),this.state){case Rt.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(s),this.update();break;case Rt.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(s),this.update();break;case Rt.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(s),this.update();break;case Rt.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(s),this.update();break;default:this.state=Rt.NONE}}function TE(s){this.enabled!==!1&&s.preventDefault()}function AE(s){s.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function RE(s){s.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function Q0(s){let t=new DataView(s).getUint32(4,!0),n=JSON.parse(new TextDecoder().decode(new Uint8Array(s,8,t))),i=8+Math.ceil(t/4)*4;return{head:n,numbers:new Float32Array(s,i,s.byteLength-i>>2)}}function Xr(s,e){let t=new Float64Array(s.rows);for(let n=0;n<s.rows;n++)t[n]=s.data[n*s.columns+e];return t}function Hh(s){let e=1/0,t=-1/0;for(let i=0;i<s.length;i++)Number.isFinite(s[i])&&(e=Math.min(e,s[i]),t=Math.max(t,s[i]));if(!(e<=t))return[-1,1];let n=.06*(t-e)||.5*Math.abs(t)||1;return[e-n,t+n]}var Vh=class{canvas=document.createElement("canvas");box=[-1,1,-1,1];field=null;graph=null;drawn={arrows:0,nullclines:0,events:0,steps:0};shown=null;constructor(){this.canvas.className="portrait",this.canvas.setAttribute("role","img"),new ResizeObserver(()=>this.draw()).observe(this.canvas)}show(e,t,n,i,r,o){this.shown={run:e,x:t,y:n,map:i,cobweb:r,names:o};let a=Hh(Xr(e,t)),l=r?a:Hh(Xr(e,n));this.box=[a[0],a[1],l[0],l[1]],this.canvas.setAttribute("aria-label",r?`Cobweb of ${o[0]}`:`${o[1]} over ${o[0]}`),this.draw()}draw(){let e=this.shown,t=e&&kl(this.canvas,this.box,e.names);if(!e||!t)return;let{c:n,X:i,Y:r}=t;Object.assign(this.drawn,{arrows:0,nullclines:0,events:0,steps:0}),e.cobweb?this.cobweb(n,i,r,e.run,e.x):(this.field&&this.vectors(n,i,r,this.field),this.orbit(n,i,r,e.run,e.x,e.y,e.map))}orbit(e,t,n,i,r,o,a){let l=c=>[t(i.data[c*i.columns+r]),n(i.data[c*i.columns+o])];if(e.strokeStyle=e.fillStyle=zn("--accent"),a)for(let c=0;c<i.rows;c++)e.fillRect(l(c)[0]-1,l(c)[1]-1,2,2);else{e.lineWidth=1.4,e.lineJoin="round",e.beginPath();for(let c=0;c<i.rows;c++)e.lineTo(...l(c));e.stroke()}if(i.rows){let[c,h]=l(0);e.fillStyle=zn("--good"),e.beginPath(),e.arc(c,h,5,0,7),e.fill()}e.strokeStyle=zn("--hot");for(let[,c]of i.events){let h=e_(i,c);e.beginPath(),e.arc(...l(h),4,0,7),e.stroke(),this.drawn.events++}}vectors(e,t,n,i){let r=i.count,o=h=>t(i.box[0]+(i.box[1]-i.box[0])*h/(r-1)),a=h=>n(i.box[2]+(i.box[3]-i.box[2])*h/(r-1)),l=Math.max(1,Math.round(r/22)),c=l*Math.abs(o(1)-o(0));e.strokeStyle=zn("--arrow"),e.lineWidth=1;for(let h=0;h<r;h+=l)for(let u=0;u<r;u+=l){let d=i.numbers[2*(h*r+u)]/(i.box[1]-i.box[0])*Math.abs(t(i.box[1])-t(i.box[0])),f=i.numbers[2*(h*r+u)+1]/(i.box[3]-i.box[2])*Math.abs(n(i.box[3])-n(i.box[2])),m=Math.hypot(d,f);if(!(m>0)||!Number.isFinite(m))continue;d*=.42*c/m,f*=-(.42*c)/m;let[x,p]=[o(u),a(h)];e.beginPath(),e.moveTo(x-d,p-f),e.lineTo(x+d,p+f),e.lineTo(x+d*.4-f*.35,p+f*.4+d*.35),e.moveTo(x+d,p+f),e.lineTo(x+d*.4+f*.35,p+f*.4-d*.35),e.stroke(),this.drawn.arrows++}for(let h of[0,1])e.strokeStyle=zn(h?"--second":"--first"),e.lineWidth=2,e.beginPath(),this.drawn.nullclines+=CE(i.numbers,r,h,(u,d)=>[o(u),a(d)],(u,d)=>{e.moveTo(...u),e.lineTo(...d)}),e.stroke()}cobweb(e,t,n,i,r){let[o,a]=this.box;if(e.strokeStyle=zn("--muted"),e.beginPath(),e.moveTo(t(o),n(o)),e.lineTo(t(a),n(a)),e.stroke(),this.graph){e.strokeStyle=zn("--second"),e.lineWidth=2,e.beginPath();for(let c=0;c<this.graph.length;c+=2)e.lineTo(t(this.graph[c]),n(this.graph[c+1]));e.stroke()}e.strokeStyle=zn("--accent"),e.lineWidth=1,e.beginPath();let l=c=>i.data[c*i.columns+r];for(let c=0;c+1<Math.min(i.rows,400);c++)e.lineTo(t(l(c)),n(l(c))),e.lineTo(t(l(c)),n(l(c+1))),this.drawn.steps++;e.stroke()}};function e_(s,e){let t=0,n=s.rows-1;for(;t<n;){let i=t+n>>1;s.data[i*s.columns]<e?t=i+1:n=i}return t}function CE(s,e,t,n,i){let r=0,o=(a,l)=>s[2*(l*e+a)+t];for(let a=0;a+1<e;a++)for(let l=0;l+1<e;l++){let c=[[l,a],[l+1,a],[l+1,a+1],[l,a+1]],h=[];for(let u=0;u<4;u++){let[d,f]=[c[u],c[(u+1)%4]],[m,x]=[o(...d),o(...f)];if(m<0!=x<0){let p=m/(m-x);h.push(n(d[0]+p*(f[0]-d[0]),d[1]+p*(f[1]-d[1])))}}for(let u=0;u+1<h.length;u+=2)i(h[u],h[u+1]),r++}return r}var Gh=class{element=document.createElement("div");renderer=new Qo({antialias:!0,alpha:!0,preserveDrawingBuffer:!0});camera=new an(40,1,.01,100);scene=new Ri;signs=new xn;events=0;line=new Wo(new en,new Rr({vertexColors:!0}));constructor(){this.element.className="space",this.renderer.outputColorSpace=As,this.renderer.domElement.setAttribute("role","img"),this.renderer.domElement.tabIndex=0,this.renderer.setPixelRatio(Math.min(2,devicePixelRatio)),this.element.append(this.renderer.domElement),this.camera.up.set(0,0,1),this.camera.position.set(3.7,-4.7,2.7);let e=new ta(this.camera,this.renderer.domElement);e.addEventListener("change",()=>this.draw());let t=new Xa(new Ja(new Ci(2,2,2)),new Rr({color:8949920}));this.scene.add(t,this.line,this.signs),new ResizeObserver(()=>this.draw()).observe(this.element),e.update()}show(e,t,n){this.renderer.domElement.setAttribute("aria-label",`Curve of ${n.join(", ")}`);let i=t.map(c=>Hh(Xr(e,c))),r=new Float32Array(3*e.rows),o=new Float32Array(3*e.rows),a=new ze;for(let c=0;c<e.rows;c++)t.forEach((h,u)=>{let[d,f]=i[u];r[3*c+u]=2*(e.data[c*e.columns+h]-d)/(f-d)-1}),a.setHSL(.62-.55*c/Math.max(1,e.rows),.75,.55).toArray(o,3*c);let l=new en;l.setAttribute("position",new Mt(r,3)),l.setAttribute("color",new Mt(o,3)),this.line.geometry.dispose(),this.line.geometry=l,this.line.frustumCulled=!1,this.sign(e,r,n),this.draw()}sign(e,t,n){this.signs.clear();let i=[[0,-1.2,-1.2],[1.2,0,-1.2],[1.2,1.2,0]];n.forEach((o,a)=>{let l=PE(o);l.position.set(i[a][0],i[a][1],i[a][2]),this.signs.add(l)});let r=(o,a)=>{let l=new Wt(new Lr(.028,12,8),new Go({color:a}));l.position.fromArray(t,3*o),this.signs.add(l)};e.rows&&r(0,zn("--good")),this.events=0;for(let[,o]of e.events.slice(0,200))r(e_(e,o),zn("--hot")),this.events++}dispose(){this.renderer.dispose(),this.renderer.forceContextLoss()}draw(){let{clientWidth:e,clientHeight:t}=this.element;!e||!t||(this.renderer.setSize(e,t,!1),this.camera.aspect=e/t,this.camera.updateProjectionMatrix(),this.renderer.render(this.scene,this.camera))}};function PE(s){let e=document.createElement("canvas");e.width=256,e.height=64;let t=e.getContext("2d");t.font="40px system-ui, sans-serif",t.textAlign="center",t.textBaseline="middle",t.fillStyle=zn("--ink"),t.fillText(s,128,32);let n=new Ga(new Vo({map:new qa(e),depthTest:!1}));return n.scale.set(.8,.2,1),n}var IE=["#2f6bff","#e4572e","#17a07a","#b45cd6","#d69b0e","#4fa3c7"],LE=67,Wh=class{constructor(e,t){this.model=e;this.link=t;this.columns=[...e.states,...e.outputs],this.options.cobweb=e.map&&e.states.length===1,this.options.field=e.field&&e.states.length===2&&!e.map&&!e.delayed;let n=["t",...this.columns],i=(l,c)=>{let h=Fn(l,n,c,()=>this.draw());return this.axes.push(h),h.element},r=this.columns.length,o=G("div",{class:"portrait-controls"},i("Across",r>1?1:0),i("Up",r>1?2:1));r>2&&o.append(i("Depth",3));let a=G("div",{class:"portraits"},this.plane.canvas);e.field&&e.states.length>=2&&o.append(_s(`${e.map?"Displacements":"Vector field"} and nullclines`,this.options.field,l=>{this.options.field=l,this.draw()}).element),e.map&&e.states.length===1&&o.append(_s("Cobweb",!0,l=>{this.options.cobweb=l,this.draw()}).element),r>2&&(this.space=new Gh,a.append(this.space.element)),this.analysis=new Vl(e,t,()=>this.plane.box),this.main.append(this.series,o,a,this.analysis.picture,this.note),this.sides()}model;link;main=G("main",{class:"equations"});side=[];plane=new Vh;run=null;analysis;space=null;chart=null;series=G("div",{class:"series",role:"img","aria-label":"States over time"});note=G("p",{class:"note",role:"status"});axes=[];sliders=[];columns;options={field:!1,nullclines:!0,cobweb:!1};asked="";timer=0;sides(){let e=this.model,t=e.parameters.map((o,a)=>this.slider(o,e.values[a],l=>l.parameters[a],l=>this.link.say("parameter",{index:a,value:l}))),n=e.initial.map((o,a)=>this.slider(e.states[a],o,l=>l.initial[a],l=>this.link.say("initial",{index:a,value:l}))),i=mr(e.map?"Iterations":"Length",[e.span/20,e.span*5],e.span,o=>this.link.say("span",{value:e.map?Math.round(o):o}));this.sliders.push({set:i.set,of:o=>o.span});let r=e.presets?.length?Fn("Preset",["\u2013",...e.presets],0,o=>o&&this.link.say("preset",{name:e.presets[o-1]})).element:null;this.side.push(hn("Parameters",!0,r,...t),hn("Initial values",!0,...n,i.element,G("div",{class:"buttons"},dt("Reset all",()=>this.link.say("reset")),dt("Download",()=>{this.download()})))),this.side.push(this.analysis.element),e.equations&&this.side.push(hn("Equations",!0,G("dl",{class:"formulas"},...e.equations.flatMap(o=>[G("dt",{},e.map?`${o.name}\u2032`:`d${o.name}/dt`),G("dd",{},G("code",{},o.text))])),G("p",{class:"muted"},`${e.stepper}, step ${kn(e.dt??0)}`)))}slider(e,t,n,i){let r=Math.abs(t)||1,o=t<0?[-3*r,r]:[t===0?-1:-r,3*r],a=mr(e,o,t,i);return this.sliders.push({set:a.set,of:n}),a.element}async download(){Vs("run.csv",new Blob([await pi("download/recording.csv")]))}status(e){this.sliders.forEach(t=>t.set(t.of(e))),this.analysis.status(e)}data(e){let{head:t,numbers:n}=Q0(e);t.type==="run"?(this.run={...t,data:n},this.note.textContent=t.note,this.draw()):t.type==="bifurcation"||t.type==="basins"?this.analysis.take(t,n):t.type==="plane"?(this.plane.field={count:t.count,box:t.box,numbers:n},this.plane.draw()):t.type==="map"&&(this.plane.graph=n,this.plane.draw())}recolor(){this.chart?.destroy(),this.chart=null,this.draw(),this.analysis.diagram.draw()}dispose(){this.space?.dispose()}draw(){let e=this.run;if(!e)return;this.drawSeries(e);let[t,n,i]=this.axes.map(c=>c.input.selectedIndex),r=["t",...this.columns],{cobweb:o}=this.options;o?this.plane.show(e,1,1,!0,!0,[r[1],`next ${r[1]}`]):this.plane.show(e,t,n,this.model.map,!1,[r[t],r[n]]),this.space&&i!==void 0&&this.space.show(e,[t,n,i],[t,n,i].map(c=>r[c]));let a=this.model.states.length,l=t>=1&&n>=1&&t<=a&&n<=a&&t!==n;o?this.ask("map",{count:401,range:this.plane.box.slice(0,2)}):this.options.field&&l?this.ask("plane",{x:t-1,y:n-1,box:this.plane.box,count:LE}):(this.plane.field=null,this.plane.draw())}ask(e,t){let n=JSON.stringify([e,t,this.link.status?.run?.parameters]);n!==this.asked&&(this.asked=n,clearTimeout(this.timer),this.timer=window.setTimeout(()=>this.link.say(e,t),30))}drawSeries(e){let t=this.columns.slice(0,6),n=[Xr(e,0),...t.map((i,r)=>Xr(e,r+1))];if(this.chart)this.chart.setData(n);else{let i=o=>getComputedStyle(document.documentElement).getPropertyValue(o).trim(),r={stroke:i("--muted"),grid:{stroke:i("--line"),width:1},ticks:{stroke:i("--line"),width:1}};this.chart=new En({width:Math.max(200,this.series.clientWidth),height:220,scales:{x:{time:!1}},axes:[r,{...r,size:56,values:(o,a)=>a.map(l=>kn(l))}],series:[{label:this.model.map?"n":"t"},...t.map((o,a)=>({label:o,stroke:IE[a],width:1.4,points:{show:this.model.map&&e.rows<400,size:4}}))],hooks:{draw:[o=>this.markEvents(o)]}},n,this.series),new ResizeObserver(()=>this.chart?.setSize({width:Math.max(200,this.series.clientWidth),height:220})).observe(this.series)}}markEvents(e){if(!this.run?.events.length)return;let t=e.ctx;t.save(),t.strokeStyle=getComputedStyle(document.documentElement).getPropertyValue("--hot").trim(),t.globalAlpha=.5;for(let[,n]of this.run.events){let i=e.valToPos(n,"x",!0);t.beginPath(),t.moveTo(i,e.bbox.top),t.lineTo(i,e.bbox.top+e.bbox.height),t.stroke()}t.restore()}};var xi={state:1,sensors:2,stats:4,contacts:8,joints:16,centers:32,islands:64,constraints:128,timers:256,controllers:512,forces:1024},DE=["","bodies","cameras","lights","lines","flexes","skins","state","sensors","stats","contacts","joints","centers","islands","constraints","timers","watched","pull","controllers","forces"];function t_(s){let e=new DataView(s),t=e.getUint16(2,!0),n={running:(t&1)!==0,replaying:(t&2)!==0,recording:(t&4)!==0,number:e.getUint32(4,!0),time:e.getFloat64(8,!0),speed:e.getFloat32(16,!0),bytes:s.byteLength,parts:{}};for(let i=24;i<s.byteLength;){let r=DE[e.getUint16(i,!0)],o=e.getUint32(i+4,!0);r&&(n.parts[r]=new DataView(s,i+8,o)),i+=8+o}return n}function yt(s){return s?new Float32Array(s.buffer,s.byteOffset,s.byteLength>>2):new Float32Array(0)}var NE={mechanism:"Mechanisms",ode:"Differential equations",map:"Maps",dde:"Delay equations"},Xh=class{constructor(e){this.link=e;this.element.append(G("p",{class:"loading",role:"status"},"Loading the gallery \u2026"))}link;element=G("main",{class:"gallery"});show(e){let t=[G("h1",{},"Choose a model")];for(let[n,i]of Object.entries(NE)){let r=e.gallery.map((o,a)=>({...o,index:a})).filter(o=>o.kind===n);r.length&&t.push(this.group(i,r))}if(e.models.length){let n=e.models.map(i=>({name:i,title:i,note:"file"}));t.push(this.group("Files of this folder",n))}this.element.replaceChildren(...t)}group(e,t){return G("section",{},G("h2",{},e),G("ul",{class:"cards"},...t.map(n=>G("li",{},G("button",{type:"button",class:"card",onclick:()=>this.link.say("open",{name:n.name})},n.index===void 0?null:G("img",{src:Ma(`thumbnail/${n.index}`),alt:"",width:320,height:180,loading:"lazy"}),G("strong",{},n.title),G("span",{class:"muted"},n.note||n.name))))))}};function Ft(s,e,t){return e||`${s} ${t}`}var qh=class{constructor(e){this.link=e}link;actuators=G("div",{class:"list"});joints=G("div",{class:"list"});equations=G("div",{class:"list"});controllers=hn("Controllers",!0,this.equations);parameters=[];motors=[];angles=[];model=null;sections(){return[this.controllers,hn("Actuators",!0,this.actuators),hn("Joints",!1,G("p",{class:"muted"},"Pause to move joints."),this.joints)]}show(e){this.model=e,this.motors.length=0,this.angles.length=0,this.showControllers(e);for(let[n,i]of e.actuators.entries()){let r=i.limited?[i.range[0],i.range[1]]:[-1,1],o=mr(Ft("actuator",i.name,n),r,0,a=>this.link.say("control",{index:n,value:a}));this.motors.push(o)}for(let[n,i]of e.joints.entries())UE(e,i).forEach(([r,o],a)=>{let l=i.qpos+a,c=mr(`${Ft("joint",i.name,n)}${r}`,o,0,h=>this.link.say("joint",{index:l,value:h}));this.angles.push({slider:c,qpos:l})});let t=dt("Set all to zero",()=>this.motors.forEach((n,i)=>this.link.say("control",{index:i,value:0})));this.actuators.replaceChildren(...e.nu?[...this.motors.map(n=>n.element),t]:[Lf("The model has no actuators.")]),this.joints.replaceChildren(...this.angles.length?this.angles.map(n=>n.slider.element):[Lf("The model has no joints.")])}showControllers(e){let t=e.coupling;if(this.parameters.length=0,this.controllers.hidden=!t,!t)return;let n=t.mechanisms>1?Lf(`The first of ${t.mechanisms} mechanisms is drawn.`):null,i=t.connections.map(r=>G("li",{},G("code",{},r)));this.equations.replaceChildren(G("ul",{class:"connections"},...i),...n?[n]:[])}parameterStatus(e){let t=this.model?.coupling?.parameters??[];if(this.parameters.length!==t.length){t.forEach((n,i)=>{let r=e.parameters[i],o=Math.abs(r)||1,a=r<0?[-3*o,0]:[r>0?0:-1,3*o],l=mr(n,a,r,c=>this.link.say("parameter",{index:i,value:c}));this.parameters.push(l)}),this.equations.prepend(...this.parameters.map(n=>n.element));return}this.parameters.forEach((n,i)=>n.set(e.parameters[i]))}status(e){this.parameterStatus(e);let t=!e.running&&!e.replaying;for(let n of this.angles)n.slider.input.disabled=!t,n.slider.number.disabled=!t}frame(e){let t=this.model;if(!t||!e.parts.state)return;let n=yt(e.parts.state),i=t.nq+t.nv+t.na;this.motors.forEach((r,o)=>r.set(n[i+o])),this.angles.forEach(r=>r.slider.set(n[r.qpos]))}};function UE(s,e){let t=["w","x","y","z"].map(i=>[` q${i}`,[-1,1]]);if(e.type==="ball")return t;if(e.type==="free"){let i=2*s.stat.extent;return[...["x","y","z"].map((o,a)=>[` ${o}`,[s.stat.center[a]-i,s.stat.center[a]+i]]),...t]}let n=e.type==="hinge"?Math.PI:s.stat.extent;return[["",e.limited?[e.range[0],e.range[1]]:[-n,n]]]}function Lf(s){return G("p",{class:"muted"},s)}var Yh=class{constructor(e){this.link=e}link;element=hn("Physics",!1);body=this.element.querySelector(".body");updates=[];show(e){this.updates=[];let t=[this.number("Time step, s","timestep",i=>i.timestep)];for(let i of["integrator","solver","cone","jacobian"]){let r=Fn(i,e.choices[i],0,o=>this.edit(`option.${i}=${o}`));this.updates.push(o=>r.input.selectedIndex=o[i]),t.push(r.element)}for(let i of["iterations","tolerance","impratio","density","viscosity"])t.push(this.number(i,i,r=>r[i]));for(let i of["gravity","wind"])t.push(this.text(i,r=>r[i].join(" ")));let n=G("div",{class:"checks"});e.flags.disable.forEach((i,r)=>this.flag(n,i,o=>!(o.disable&1<<r))),e.flags.enable.forEach((i,r)=>this.flag(n,i,o=>!!(o.enable&1<<r))),this.body.replaceChildren(...t,G("h3",{},"Flags"),n)}flag(e,t,n){let i=_s(t,!0,r=>this.edit(`flag.${t}=${r?"enable":"disable"}`));this.updates.push(r=>i.hear(n(r))),e.append(i.element)}number(e,t,n){let i=gs("option"),r=G("input",{id:i,type:"number",step:"any",onchange:()=>this.edit(`option.${t}=${r.value}`)});return this.updates.push(o=>{document.activeElement!==r&&(r.value=String(n(o)))}),G("div",{class:"row"},G("label",{for:i},e),r)}text(e,t){let n=gs("option"),i=G("input",{id:n,type:"text",onchange:()=>this.edit(`option.${e}=${i.value.trim().split(/[ ,]+/).join(",")}`)});return this.updates.push(r=>{document.activeElement!==i&&(i.value=t(r))}),G("div",{class:"row"},G("label",{for:n},e),i)}edit(e){this.link.say("set",{text:e})}status(e){let t={...e.options,timestep:e.timestep};this.updates.forEach(n=>n(t))}};var $h=class{constructor(e,t,n){this.link=e;this.view=t;this.tell=n;this.record=dt("Record",()=>e.say("record",{on:!this.run?.recording})),this.replay=dt("Replay",()=>e.say("replay",{on:!this.run?.replaying})),this.save=dt("Download",()=>{this.download("recording.npz")}),this.video=dt("Record video",()=>this.film()),this.element=hn("Record",!1,G("div",{class:"buttons"},this.record,this.replay,this.save),this.info,G("div",{class:"row-wide"},this.files.element,this.open),G("h3",{},"State"),G("div",{class:"buttons"},dt("Save snapshot",()=>{this.download("state.snapshot")}),dt("Copy as keyframe",()=>e.say("keyframe"))),G("h3",{},"Picture"),G("div",{class:"buttons"},dt("Save picture",()=>{this.picture()}),this.video,dt("Save glTF",()=>{this.gltf()}))),this.element.addEventListener("toggle",()=>e.say("files"))}link;view;tell;element;record;replay;save;info=G("p",{class:"muted",role:"status"});files=Fn("File",[],0,()=>{});open=dt("Replay file",()=>{let e=this.files.input.value;e&&this.link.say("replay",{file:e})});video;recorder=null;run=null;status(e){this.run=e,this.record.textContent=e.recording?"Stop recording":"Record",this.record.classList.toggle("hot",e.recording),this.record.disabled=e.replaying,this.replay.textContent=e.replaying?"End replay":"Replay",this.replay.disabled=!e.replaying&&e.recorded===0,this.save.disabled=e.recorded===0,this.info.textContent=e.replaying?`Row ${e.row+1} of ${e.rows}`:e.recorded?`${e.recorded} rows recorded`:"Nothing recorded yet"}listed(e){this.files.input.replaceChildren(...e.map(t=>G("option",{},t))),this.open.disabled=!e.length}async keyframe(e){try{await navigator.clipboard.writeText(e),this.tell("The keyframe is in the clipboard.")}catch{Vs("keyframe.xml",new Blob([e+`
`],{type:"text/xml"}))}}async download(e){try{Vs(e,new Blob([await pi(`download/${e}`)]))}catch(t){this.tell(`There is nothing to download: ${t.message}`)}}async picture(){let e=await this.view.picture();e&&Vs("picture.png",e)}async gltf(){Vs("scene.glb",await this.view.gltf())}film(){if(this.recorder){this.recorder.stop();return}let e=[],t=new MediaRecorder(this.view.canvas.captureStream(60),{mimeType:"video/webm"});t.ondataavailable=n=>e.push(n.data),t.onstop=()=>{this.recorder=null,this.video.textContent="Record video",Vs("run.webm",new Blob(e,{type:"video/webm"}))},t.start(),this.recorder=t,this.video.textContent="Stop video"}};function hr(s,e,t){let n=s.onBeforeCompile,i=s.userData.patches??"";s.userData.patches=`${i} ${e}`,s.onBeforeCompile=(r,o)=>{n.call(s,r,o),t(r)},s.customProgramCacheKey=()=>s.userData.patches}var FE=0,OE=1,BE=2,Zh=Math.PI,kE=new sr().shadow.updateMatrices,Jh={directionalShine:{value:[]},spotShine:{value:[]},pointShine:{value:[]}};function na(s){return hr(s,"shine",e=>{Object.assign(e.uniforms,Jh)}),s}var zE=1e-4;function i_(){et.lights_pars_begin=et.lights_pars_begin.replace("return smoothstep( coneCosine, penumbraCosine, angleCosine );","return angleCosine > coneCosine ? pow( max( angleCosine, 1e-4 ), 128.0 * penumbraCosine ) : 0.0;").replace("float distanceFalloff = 1.0",`return 1.0 / ( 1.0 + lightDistance * ( cutoffDistance + lightDistance * decayExponent ) );
	float distanceFalloff = 1.0`),et.lights_pars_begin+=`
    vec3 lightShine;
    #if NUM_DIR_LIGHTS > 0
      uniform vec3 directionalShine[ NUM_DIR_LIGHTS ];
    #endif
    #if NUM_SPOT_LIGHTS > 0
      uniform vec3 spotShine[ NUM_SPOT_LIGHTS ];
    #endif
    #if NUM_POINT_LIGHTS > 0
      uniform vec3 pointShine[ NUM_POINT_LIGHTS ];
    #endif
  `,et.lights_fragment_begin=et.lights_fragment_begin.replace("getDirectionalLightInfo( directionalLight, directLight );",`$&
lightShine = directionalShine[ i ];`).replace("getSpotLightInfo( spotLight, geometryPosition, directLight );",`$&
lightShine = spotShine[ i ];`).replace("getPointLightInfo( pointLight, geometryPosition, directLight );",`$&
lightShine = pointShine[ i ];`),et.lights_phong_pars_fragment=et.lights_phong_pars_fragment.replace("reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;",`float dotNH = saturate( dot( geometryNormal, normalize( directLight.direction + geometryViewDir ) ) );
    if ( dotNL > 0.0 ) reflectedLight.directSpecular += RECIPROCAL_PI * directLight.color * lightShine
      * material.specularColor * pow( max( dotNH, 1e-4 ), material.specularShininess );`)}var jh=class{constructor(e){this.model=e;this.center=new L(...e.stat.center);let t=new ze(0,0,0),n=e.visual.headlight;n.active&&(t.add(n_(n.ambient)),this.head.color=Kh(n.diffuse),this.head.intensity=Zh,this.group.add(this.head,this.head.target),this.light(this.head,n.specular));for(let i of e.lights){if(!i.active||i.type>BE){this.lights.push(null);continue}t.add(n_(i.ambient));let r=this.make(i);this.lights.push(r),this.group.add(r),this.light(r,i.specular),"target"in r&&this.group.add(r.target)}!n.active&&e.lights.length===0&&t.setScalar(.3),this.group.add(new tl(t,Zh))}model;group=new xn;lights=[];head=new rr;center;lit=[];light(e,t){let{r:n,g:i,b:r}=e.color;this.lit.push({light:e,shine:new L(t[0]/n,t[1]/i,t[2]/r)})}make(e){let t=this.model.stat.extent,n=Math.min(2048,this.model.visual.shadowsize);if(e.type===OE){let u=new rr(Kh(e.diffuse),Zh),d=t*this.model.visual.map.shadowclip*1.5,f=u.shadow.camera;return f.left=f.bottom=-d,f.right=f.top=d,f.near=.01*t,f.far=8*t,this.shadow(u,e,n)}let[i,r,o]=e.attenuation,a=Math.max(i,.001),l=Zh/a,c=r/a,h=o/a;if(e.type===FE){let u=Math.min(e.cutoff,89)*(Math.PI/180),d=new sr(Kh(e.diffuse),l,c,u,0,h);d.penumbra=1-Math.acos(Math.min(1,e.exponent/128))/u,d.shadow.camera.near=.02*t,d.shadow.camera.far=20*t;let{shadow:f}=d;return f.updateMatrices=m=>{d.distance=0,kE.call(f,m),d.distance=c},this.shadow(d,e,n)}return new Nr(Kh(e.diffuse),l,c,h)}shadow(e,t,n){return e.castShadow=this.casts(t),e.shadow.mapSize.set(Math.max(1,n),Math.max(1,n)),e.shadow.bias=-4e-4,e.shadow.normalBias=.004*this.model.stat.extent,e.shadow.radius=2,e}casts(e){return e.castshadow&&this.model.visual.shadowsize>0}sortShine(){let e=[...this.lit].sort((n,i)=>Number(i.light.castShadow)-Number(n.light.castShadow)),t=n=>e.filter(i=>i.light instanceof n).map(i=>i.shine);Jh.directionalShine.value=t(rr),Jh.spotShine.value=t(sr),Jh.pointShine.value=t(Nr)}update(e,t){this.sortShine(),t.getWorldDirection(this.head.target.position),this.head.position.setFromMatrixPosition(t.matrixWorld),this.head.target.position.add(this.head.position);for(let n=0;n<this.lights.length;n++){let i=this.lights[n];if(!i||6*n+6>e.length)continue;let r=new L().fromArray(e,6*n+3).normalize();i instanceof rr?(i.target.position.copy(this.center),i.position.copy(this.center).addScaledVector(r,-4*this.model.stat.extent)):(i.position.fromArray(e,6*n),i instanceof sr&&(i.target.position.copy(i.position).add(r),i.shadow.bias=this.bias(i)))}}bias(e){let{extent:t}=this.model.stat,{near:n,far:i}=e.shadow.camera,r=Math.max(e.position.distanceTo(this.center),.1*t);return-.002*t*n*i/((i-n)*r*r)}setShadows(e){this.lights.forEach((t,n)=>{t&&!(t instanceof Nr)&&(t.castShadow=e&&this.casts(this.model.lights[n]))})}};function Kh(s){return new ze(...s.map(e=>Math.max(e,zE)))}function n_(s){return new ze(s[0],s[1],s[2])}function ia(s,e,t){let n=s.get(e);return n||(n=t(),s.set(e,n)),n}var ml=new Map,Ni={sphere:()=>ia(ml,"sphere",()=>new Lr(1,32,20).rotateX(Math.PI/2)),box:()=>ia(ml,"box",()=>new Ci(2,2,2)),cylinder:()=>ia(ml,"cylinder",()=>new Pr(1,1,2,32).rotateX(Math.PI/2)),tube:()=>ia(ml,"tube",()=>new Pr(1,1,2,16,1,!0).rotateX(Math.PI/2)),cone:()=>ia(ml,"cone",()=>new Ka(1,1,20).rotateX(Math.PI/2).translate(0,0,.5))};function HE(s){let e=new Uint32Array(s,0,3),[t,n,i]=e,r=12,o=l=>{let c=new Float32Array(s,r,l);return r+=4*l,c},a=new en;return a.setAttribute("position",new Mt(o(3*t),3)),a.setAttribute("normal",new Mt(o(3*t),3)),i&&a.setAttribute("uv",new Mt(o(2*t),2)),a.setIndex(new Mt(new Uint32Array(s,r,3*n),1)),a}var Qh=class{constructor(e){this.scene=e}scene;known=new Map;capsules=new Map;get(e,t){let n=`assets/${this.scene}/${e}/${t}`,i=this.known.get(n);return i||(i=pi(n).then(HE),this.known.set(n,i)),i}capsule(e,t){return ia(this.capsules,`${e} ${t}`,()=>new Za(e,2*t,10,24).rotateX(Math.PI/2))}};function Df(s){return 40*Math.max(s.stat.extent,.001)}async function s_(s,e,t){let[n,i,r]=e.size,o=new L(1,1,1);switch(e.type){case"sphere":return{geometry:Ni.sphere(),scale:new L(n,n,n),local:o};case"ellipsoid":return{geometry:Ni.sphere(),scale:new L(n,i,r),local:o};case"box":return{geometry:Ni.box(),scale:new L(n,i,r),local:o};case"cylinder":return{geometry:Ni.cylinder(),scale:new L(n,n,i),local:o};case"capsule":return{geometry:t.capsule(n,i),scale:o,local:new L(1/n,1/n,1/(i||1))};case"plane":{let a=Df(s),l=n>0?n:a,c=i>0?i:a;return{geometry:new Ir(2*l,2*c),scale:o,local:o}}case"hfield":return{geometry:await t.get("hfield",e.data),scale:o,local:o};default:return{geometry:await t.get("mesh",e.data),scale:o,local:o}}}var VE={sphere:Ni.sphere,box:Ni.box,cylinder:Ni.cylinder,tube:Ni.tube,cone:Ni.cone,ghost:Ni.box,ghostBall:Ni.sphere},r_=new L(0,0,1),sa=class{constructor(e=!1){this.shadows=e}shadows;group=new xn;meshes=new Map;counts=new Map;matrix=new lt;color=new ze;q=new Lt;v=new L;blending=Ii;set additive(e){this.blending=e?Br:Ii;for(let[t,n]of this.meshes)t.startsWith("ghost")&&(n.material.blending=this.blending)}begin(){this.counts.clear()}add(e,t,n,i,r){let o=this.counts.get(e)??0,a=this.room(e,o+1);a.setMatrixAt(o,this.matrix.compose(t,n,i)),a.setColorAt(o,this.color.setRGB(r[0],r[1],r[2])),this.counts.set(e,o+1)}between(e,t,n,i,r){let o=this.v.copy(n).sub(t).multiplyScalar(.5),a=o.length();if(a<1e-9)return;this.q.setFromUnitVectors(r_,o.clone().divideScalar(a));let l=t.clone().add(o);this.add(e,l,this.q,new L(i,i,a),r)}arrow(e,t,n,i){let r=t.length();if(r<1e-9)return;let o=Math.min(r*.4,5*n),a=e.clone().addScaledVector(t,1-o/r);this.between("cylinder",e,a,n,i),this.q.setFromUnitVectors(r_,t.clone().divideScalar(r)),this.add("cone",a,this.q,new L(2*n,2*n,o),i)}end(){for(let[e,t]of this.meshes)t.count=this.counts.get(e)??0,t.visible=t.count>0,t.instanceMatrix.needsUpdate=!0,t.instanceColor&&(t.instanceColor.needsUpdate=!0)}count(e){return this.counts.get(e)??0}room(e,t){let n=this.meshes.get(e);if(n&&n.instanceMatrix.count>=t)return n;let i=e.startsWith("ghost"),r=na(new Dr({transparent:i,opacity:i?.35:1,depthWrite:!i,blending:i?this.blending:Ii,shininess:64,specular:8421504})),o=new Ps(VE[e](),r,Math.max(64,2*t));if(o.frustumCulled=!1,o.castShadow=this.shadows,o.receiveShadow=this.shadows,n){for(let a=0;a<t-1;a++){let l=new lt;n.getMatrixAt(a,l),o.setMatrixAt(a,l);let c=new ze;n.getColorAt(a,c),o.setColorAt(a,c)}this.group.remove(n),n.material.dispose(),n.dispose()}return this.meshes.set(e,o),this.group.add(o),o}};var o_=8,a_=10,eu=class{constructor(e){this.world=e}world;known=new Map;draw(e,t,n){let i=new L,r=new Lt,o=new L;for(let a of this.world.parts){let{type:l,data:c,body:h,pos:u,quat:d}=a.shown,f=a.mesh.visible||a.hull?.visible;if(a.kind!=="geom"||!(l==="mesh"||l==="sdf")||c<0||!f)continue;let m=this.boxes(c),x=yt(m),p=this.world.bodies[h];r.set(d[1],d[2],d[3],d[0]);let g=p.quaternion.clone().multiply(r);for(let v=0;v+o_<=x.length;v+=o_){let R=m.getInt32(4*v,!0),b=m.getInt32(4*v+4,!0)===1;R!==t&&!(b&&R<t)||(i.fromArray(x,v+2).applyQuaternion(r),i.set(i.x+u[0],i.y+u[1],i.z+u[2]).applyQuaternion(p.quaternion).add(p.position),e.add("ghost",i,g,o.fromArray(x,v+5),n))}}}boxes(e){return this.known.has(e)||(this.known.set(e,new DataView(new ArrayBuffer(0))),pi(`assets/${this.world.number}/tree/${e}`).then(t=>{this.known.set(e,new DataView(t)),this.world.changed()})),this.known.get(e)}};var GE=128,tu={value:1},nu=class{constructor(e,t,n){this.model=e;this.scene=t;this.anisotropy=n}model;scene;anisotropy;flats=new Map;cubes=new Map;isCube(e){return this.model.textures[e].type!==0}async pixels(e){return new Uint8Array(await pi(`assets/${this.scene}/texture/${e}`))}flat(e){return l_(this.flats,e,async()=>{let{width:t,height:n}=this.model.textures[e],i=new js(await this.pixels(e),t,n);return i.wrapS=i.wrapT=Ks,this.finish(i),i})}cube(e){return l_(this.cubes,e,async()=>{let{width:t,height:n}=this.model.textures[e],i=await this.pixels(e),r=4*t*t,o=[0,1,2,3,4,5].map(l=>{let c=n===t?0:l*r;return new js(i.subarray(c,c+r),t,t)}),a=new Cr(o);return a.format=si,this.finish(a),a})}dispose(){for(let e of[...this.flats.values(),...this.cubes.values()])e.then(t=>t.dispose(),()=>{})}finish(e){e.magFilter=Tn,e.minFilter=yi,e.generateMipmaps=!0,e.anisotropy=this.anisotropy,e.needsUpdate=!0}};function l_(s,e,t){let n=s.get(e);return n||(n=t(),s.set(e,n)),n}function c_(s,e=.5,t=.5,n=0){let i=new ze(s[0],s[1],s[2]),r=new Dr({color:i,specular:new ze(e,e,e),shininess:GE*t,emissive:i.clone().multiplyScalar(n)});return iu(r,s[3]),na(r)}async function gl(s,e,t,n){let i=e.material>=0?s.materials[e.material]:null,r=i?c_(e.rgba,i.specular,i.shininess,i.emission):c_(e.rgba),{geometry:o}=t;if(!i||i.texture<0)return{material:r,geometry:o};let a=e.type==="mesh"&&e.data>=0&&s.meshes[e.data].textured;if(n.isCube(i.texture)){o=o.clone();let l=o.getAttribute("position"),c=new Float32Array(3*l.count),h=i.uniform&&e.size?h_(e):[1,1,1];for(let d=0;d<l.count;d++)c[3*d]=l.getX(d)*t.local.x*h[0],c[3*d+1]=l.getY(d)*t.local.y*h[1],c[3*d+2]=l.getZ(d)*t.local.z*h[2];o.setAttribute("cubeDir",new Mt(c,3));let u=await n.cube(i.texture);return hr(r,"cube",d=>{d.uniforms.cubeTexture={value:u},d.uniforms.textured=tu,d.vertexShader=d.vertexShader.replace("#include <common>",`#include <common>
attribute vec3 cubeDir;
varying vec3 vCubeDir;`).replace("#include <begin_vertex>",`#include <begin_vertex>
vCubeDir = cubeDir;`),d.fragmentShader=d.fragmentShader.replace("#include <common>",`#include <common>
uniform samplerCube cubeTexture;
uniform float textured;
varying vec3 vCubeDir;`).replace("#include <map_fragment>",`#include <map_fragment>
diffuseColor.rgb *= mix(vec3(1.0), textureCube(cubeTexture, vCubeDir).rgb, textured);`)}),{material:r,geometry:o}}if(r.map=await n.flat(i.texture),hr(r,"flat",l=>{l.uniforms.textured=tu,l.fragmentShader=l.fragmentShader.replace("#include <common>",`#include <common>
uniform float textured;`).replace("#include <map_fragment>",`vec4 plain = diffuseColor;
#include <map_fragment>
diffuseColor = mix(plain, diffuseColor, textured);`)}),!a&&e.size){o=o.clone();let l=o.getAttribute("position"),c=new Float32Array(2*l.count),h=[0,1].map(u=>WE(e,i,u));for(let u=0;u<l.count;u++)c[2*u]=.5*h[0]*l.getX(u)*t.local.x-.5,c[2*u+1]=-.5*h[1]*l.getY(u)*t.local.y-.5;o.setAttribute("uv",new Mt(c,2))}return{material:r,geometry:o}}function h_(s){let[e,t]=s.size;return s.type==="sphere"?[e,e,e]:s.type==="capsule"||s.type==="cylinder"?[e,e,t]:s.size}function WE(s,e,t){let n=s.type==="plane"||s.data>=0,i=h_(s)[t],r=e.repeat[t];return i>0&&n!==e.uniform?n?r/i:r*i:r}var ra=class{uniforms={hazeColor:{value:new L},hazePlane:{value:new Gt},hazeCone:{value:new Ve}};on=!0;plane=null;constructor(e){let{rgba:t,map:n}=e.visual;this.uniforms.hazeColor.value.fromArray(t.haze),this.uniforms.hazeCone.value.set(.7*n.zfar*e.stat.extent,n.haze)}lieOn(e){this.plane??=e}aim(e){let t=this.uniforms.hazePlane.value;if(t.set(0,0,0,0),!this.plane||!this.plane.visible||!this.on)return;this.plane.updateWorldMatrix(!0,!1);let n=new L(0,0,1).transformDirection(this.plane.matrixWorld),i=new L().setFromMatrixPosition(this.plane.matrixWorld),r=new L().setFromMatrixPosition(e.matrixWorld);t.set(n.x,n.y,n.z,r.sub(i).dot(n))}static SHADER=`uniform vec3 hazeColor; uniform vec4 hazePlane; uniform vec2 hazeCone;
    vec3 hazed(vec3 color, vec3 ray) {
      float down = -dot(ray, hazePlane.xyz);
      if (down <= 0.0 || hazePlane.w <= 0.0) return color;
      float along = sqrt(max(1e-12, dot(ray, ray) - down * down));
      float s = down * hazeCone.x / (along * hazePlane.w);
      if (s * (1.0 - hazeCone.y) > 1.0) return color;
      float h = 1.0 - s / (1.0 + s * hazeCone.y);
      float densest = hazeCone.y / (1.0 + hazeCone.y);
      return mix(color, hazeColor, h < densest ? h / densest : (1.0 - h) / (1.0 - densest));
    }`};function u_(s,e,t){s.transparent=!0,hr(s,t?"fade haze":"fade",n=>{n.uniforms.fadeFar={value:e},Object.assign(n.uniforms,t?.uniforms),n.vertexShader=n.vertexShader.replace("#include <common>",`#include <common>
varying vec3 vFadeRay;`).replace("#include <project_vertex>",`#include <project_vertex>
vFadeRay = (modelMatrix * vec4(transformed, 1.0)).xyz - cameraPosition;`),n.fragmentShader=n.fragmentShader.replace("#include <common>",`#include <common>
uniform float fadeFar;
varying vec3 vFadeRay;
${t?ra.SHADER:""}`).replace("#include <opaque_fragment>",`${t?"outgoingLight = hazed(outgoingLight, vFadeRay);":""}
#include <opaque_fragment>`).replace("#include <alphatest_fragment>",`diffuseColor.a *= 1.0 - smoothstep(0.3 * fadeFar, 0.95 * fadeFar, length(vFadeRay));
#include <alphatest_fragment>`)})}function iu(s,e,t=!1){let n=e<.995;s.blending=n&&t?Br:Ii,s.opacity=n?1-(1-e)*(1-e):1,s.depthWrite=!n,s.transparent!==n&&(s.transparent=n,s.needsUpdate=!0)}async function d_(s,e,t){let n=s.textures.findIndex(o=>o.type===2);if(n<0)return null;let i=new Pi({side:Vn,depthTest:!1,depthWrite:!1,uniforms:{sky:{value:await e.cube(n)},...t.uniforms},vertexShader:`varying vec3 dir;
      void main() {
        dir = position;
        gl_Position = projectionMatrix * vec4(mat3(viewMatrix) * position, 1.0);
      }`,fragmentShader:`uniform samplerCube sky; varying vec3 dir;
      ${ra.SHADER}
      void main() { gl_FragColor = vec4(hazed(textureCube(sky, vec3(dir.x, dir.z, -dir.y)).rgb, dir), 1.0); }`}),r=new Wt(new Ci(2,2,2),i);return r.frustumCulled=!1,r.renderOrder=-10,r.name="sky",r}var su=class{constructor(e,t,n,i){this.mesh=e;this.reflectance=n;this.lift=i;this.target=new ii(512,512,{samples:4}),hr(t,"mirror",r=>{r.uniforms.mirrorImage={value:this.target.texture},r.uniforms.mirrorMatrix={value:this.matrix},r.uniforms.mirrorStrength=this.strength,r.vertexShader=r.vertexShader.replace("#include <common>",`#include <common>
uniform mat4 mirrorMatrix;
varying vec4 vMirror;
varying float vMirrorUp;`).replace("#include <project_vertex>",`#include <project_vertex>
vMirror = mirrorMatrix * modelMatrix * vec4(transformed, 1.0);
vMirrorUp = normal.z;`),r.fragmentShader=r.fragmentShader.replace("#include <common>",`#include <common>
uniform sampler2D mirrorImage;
uniform float mirrorStrength;
varying vec4 vMirror;
varying float vMirrorUp;`).replace("#include <opaque_fragment>",`outgoingLight += (vMirrorUp > 0.5 ? mirrorStrength : 0.0) * texture2DProj(mirrorImage, vMirror).rgb;
#include <opaque_fragment>`)})}mesh;reflectance;lift;target;eye=new an;matrix=new lt;strength={value:0};hide(){this.strength.value=0}draw(e,t,n,i){if(!this.mesh.visible)return!1;this.mesh.updateWorldMatrix(!0,!1);let r=new L(0,0,1).transformDirection(this.mesh.matrixWorld),o=new L().setFromMatrixPosition(this.mesh.matrixWorld).addScaledVector(r,this.lift),a=new L().setFromMatrixPosition(i.matrixWorld);if(a.clone().sub(o).dot(r)<=0)return!1;let l=e.getDrawingBufferSize(new Ve).multiplyScalar(.5).round();(this.target.width!==l.x||this.target.height!==l.y)&&this.target.setSize(l.x,l.y);let c=p=>p.addScaledVector(r,-2*p.dot(r)),h=i.matrixWorld.elements,u=c(new L(h[4],h[5],h[6])),d=c(new L(-h[8],-h[9],-h[10]));this.eye.position.copy(c(a.sub(o))).add(o),this.eye.up.copy(u),this.eye.lookAt(this.eye.position.clone().add(d)),this.eye.updateMatrixWorld(),this.eye.projectionMatrix.copy(i.projectionMatrix),this.eye.projectionMatrixInverse.copy(i.projectionMatrixInverse),this.matrix.set(.5,0,0,.5,0,.5,0,.5,0,0,.5,.5,0,0,0,1).multiply(this.eye.projectionMatrix).multiply(this.eye.matrixWorldInverse);let f=[this.mesh,n].filter(p=>p?.visible);f.forEach(p=>p.visible=!1);let{background:m}=t;t.background=null;let x=e.shadowMap.autoUpdate;return e.shadowMap.autoUpdate=!1,e.clippingPlanes=[new Hn().setFromNormalAndCoplanarPoint(r,o)],e.setRenderTarget(this.target),e.clear(),e.render(t,this.eye),e.setRenderTarget(null),e.clippingPlanes=[],e.shadowMap.autoUpdate=x,t.background=m,f.forEach(p=>p.visible=!0),this.strength.value=this.reflectance,!0}dispose(){this.target.dispose()}};var ru=class{constructor(e,t,n,i,r,o,a,l){this.corners=t;this.rim=i;this.first=r;this.vertices=o;this.radius=a;this.sheet=l;let h=3*(t.length/3)*(l?2:1)+3*i.length,u=new en;if(u.setAttribute("position",new Mt(new Float32Array(3*h),3)),u.setAttribute("normal",new Mt(new Float32Array(3*h),3)),n){let d=new Float32Array(2*h);d.set(n),l&&d.set(n,n.length),u.setAttribute("uv",new Mt(d,2))}this.normals=new Float32Array(3*o),e.side=Yn,this.mesh=new Wt(u,e),this.mesh.frustumCulled=!1,this.mesh.castShadow=!0,this.mesh.receiveShadow=!0}corners;rim;first;vertices;radius;sheet;mesh;normals;update(e){let{corners:t,normals:n,radius:i}=this,r=3*this.first;n.fill(0);for(let u=0;u<t.length;u+=3){let d=r+3*t[u],f=r+3*t[u+1],m=r+3*t[u+2],x=e[f]-e[d],p=e[f+1]-e[d+1],g=e[f+2]-e[d+2],v=e[m]-e[d],R=e[m+1]-e[d+1],b=e[m+2]-e[d+2],A=p*b-g*R,T=g*v-x*b,_=x*R-p*v,E=1/(Math.hypot(A,T,_)||1);for(let F=0;F<3;F++){let I=3*t[u+F];n[I]+=A*E,n[I+1]+=T*E,n[I+2]+=_*E}}for(let u=0;u<n.length;u+=3){let d=1/(Math.hypot(n[u],n[u+1],n[u+2])||1);n[u]*=d,n[u+1]*=d,n[u+2]*=d}let o=this.mesh.geometry,a=o.getAttribute("position").array,l=o.getAttribute("normal").array,c=0,h=(u,d)=>{for(let f=0;f<3;f++,c++)a[c]=e[r+3*u+f]+d*i*n[3*u+f],l[c]=(d||1)*n[3*u+f]};for(let u of t)h(u,1);if(this.sheet)for(let u=0;u<t.length;u+=3)h(t[u],-1),h(t[u+2],-1),h(t[u+1],-1);for(let u=0;u<this.rim.length;u+=2){let[d,f]=[this.rim[u],this.rim[u+1]];h(d,1),h(f,-1),h(f,1),h(f,-1),h(d,1),h(d,-1)}o.getAttribute("position").needsUpdate=!0,o.getAttribute("normal").needsUpdate=!0,o.boundingSphere=null}},ou=class{constructor(e){this.model=e}model;group=new xn;flexes=[];skins=[];async load(e,t){let n=this.model,i=new L(1,1,1);for(let r=0;r<n.flexes.length;r++){let o=n.flexes[r];if(o.dim===1){this.flexes.push(null);continue}let a=await pi(`assets/${e}/flex/${r}`),l=new Uint32Array(a),c=l.slice(2,2+3*l[0]),h=2+c.length,u=l[1]?new Float32Array(a.slice(4*h,4*(h+2*c.length))):null;h+=l[1]?2*c.length:0;let d=l.slice(h+1,h+1+2*l[h]),f={geometry:new en,scale:i,local:i},m=u?o:{...o,material:-1},{material:x}=await gl(n,m,f,t),p=new ru(x,c,u,d,o.first,o.vertices,o.radius,o.dim===2);this.add(p,o,"flex",r),this.flexes.push(p)}for(let r=0;r<n.skins.length;r++){let o=n.skins[r],a=await pi(`assets/${e}/skin/${r}`),l=new Uint32Array(a),c=l.slice(2,2+3*l[0]),h=null;if(l[1]){let x=new Float32Array(a.slice(4*(2+c.length)));h=new Float32Array(2*c.length),c.forEach((p,g)=>h.set(x.subarray(2*p,2*p+2),2*g))}let u={geometry:new en,scale:i,local:i},{material:d}=await gl(n,o,u,t),f=new Uint32Array(0),m=new ru(d,c,h,f,o.first,o.vertices,0,!1);this.add(m,o,"skin",r),this.skins.push(m)}}add(e,{name:t,group:n,rgba:i},r,o){e.mesh.name=Ft(r,t,o),e.mesh.userData={kind:r,id:o,group:n,opacity:i[3]},this.group.add(e.mesh)}update(e,t){e.length&&this.flexes.forEach(n=>n?.update(e)),t.length&&this.skins.forEach(n=>n.update(t))}};var au=class{constructor(e,t,n){this.model=e;this.number=t;this.textures=new nu(e,t,n);for(let[i,r]of e.bodies.entries()){let o=new xn;o.name=i?Ft("body",r.name,i):"world",this.bodies.push(o),this.scene.add(o)}this.haze=new ra(e),this.lights=new jh(e),this.soft=new ou(e),this.scene.add(this.lights.group,this.soft.group,this.lines.group),this.lines.group.name="lines"}model;number;scene=new Ri;bodies=[];parts=[];mirrors=[];haze;lights;soft;lines=new sa(!0);sky=null;selected=-1;changed=()=>{};islands=null;textures;async load(){let e=this.model,{textures:t}=this,n=new Qh(this.number);await Promise.all([...e.geoms.map((i,r)=>this.addPart("geom",r,i,n,t)),...e.sites.map((i,r)=>this.addPart("site",r,i,n,t)),this.soft.load(this.number,t),d_(e,t,this.haze).then(i=>{this.sky=i,i&&this.scene.add(i)})])}async addPart(e,t,n,i,r){if(n.rgba[3]<=0)return;let o=await s_(this.model,n,i),{material:a,geometry:l}=await gl(this.model,n,o,r),c=new Wt(l,a);f_(c,n.pos,n.quat),c.scale.copy(o.scale),c.castShadow=n.type!=="plane",c.receiveShadow=!0,c.name=Ft(e,n.name,t),c.userData={kind:e,id:t,body:n.body};let h=n.material>=0?this.model.materials[n.material]:null;if(n.type==="plane"&&(n.size[0]<=0||n.size[1]<=0)){let f=this.model.textures.some(m=>m.type===2);u_(a,Df(this.model),f?this.haze:null),n.size[0]<=0&&n.size[1]<=0&&this.haze.lieOn(c),a.depthWrite=!0,c.renderOrder=-1}n.type==="plane"&&(a.side=n.rgba[3]<.995?Yn:as),e==="geom"&&(n.type==="plane"||n.type==="box")&&h&&h.reflectance>0&&(this.mirrors[t]=new su(c,a,h.reflectance,n.type==="box"?n.size[2]:0)),this.bodies[n.body].add(c);let d={mesh:c,kind:e,id:t,shown:n,opacity:n.rgba[3],color:a.color.clone()};this.parts.push(d),n.type==="mesh"&&n.data>=0&&this.model.meshes[n.data].hull&&e==="geom"&&(d.hull=new Wt(void 0,na(a.clone())),d.hull.userData={...c.userData,assets:i},d.hull.visible=!1,f_(d.hull,n.pos,n.quat),this.bodies[n.body].add(d.hull))}apply(e){let t=this.model.visual.map.alpha;tu.value=e.texture?1:0;for(let n of this.parts){let o=((n.kind==="geom"?e.geomGroups:e.siteGroups)[Math.min(5,Math.max(0,n.shown.group))]??!0)&&(e.statics||this.model.bodies[n.shown.body].moves),a=e.hulls&&n.hull;if(n.mesh.visible=o&&!a,this.color(n,n.mesh,e,t),n.hull&&(this.color(n,n.hull,e,t),n.hull.visible=o&&!!a,a&&!n.hull.userData.asked)){n.hull.userData.asked=!0;let l=n.hull;l.userData.assets.get("hull",n.shown.data).then(c=>{l.geometry=c,this.changed()})}}for(let n of this.soft.group.children){let i=n.userData.group;n.visible=e.soft&&(e.skinGroups[Math.min(5,i)]??!0);let r=n.material;r.wireframe=e.wireframe,iu(r,n.userData.opacity*(e.transparent?t:1),e.additive)}}color(e,t,n,i){let r=t.material;e.shown.type!=="plane"&&(iu(r,e.opacity*(n.transparent&&this.model.bodies[e.shown.body].moves?i:1),n.additive),r.wireframe=n.wireframe),r.color.copy(e.color),n.islands&&this.islands&&e.shown.body>0&&r.color.copy(XE(this.islands[e.shown.body-1],e.color));let o=e.shown.body===this.selected&&e.shown.body>0?.25:0,a=e.shown.material>=0?this.model.materials[e.shown.material].emission:0;r.emissive.copy(r.color).multiplyScalar(a+o)}update(e,t){let n=yt(e.parts.bodies);for(let i=1;i<this.bodies.length;i++){let r=7*(i-1),o=this.bodies[i];o.position.fromArray(n,r),o.quaternion.set(n[r+4],n[r+5],n[r+6],n[r+3])}this.soft.update(yt(e.parts.flexes),yt(e.parts.skins)),this.updateLines(e.parts.lines,t),e.parts.islands&&(this.islands=new Int32Array(e.parts.islands.buffer,e.parts.islands.byteOffset,this.bodies.length-1),t.islands&&this.apply(t))}updateLines(e,t){if(!e)return;this.lines.begin();let n=new Lt;_l(e,({capsule:i,kind:r,id:o,a,b:l,radius:c,rgba:h})=>{if(r!==Nf&&!(r===0&&!(t.tendons&&t.tendonGroups[this.model.tendons[o].group]))&&!(r===1&&!(t.soft&&t.skinGroups[this.model.flexes[o].group]))&&(this.lines.between(i?"tube":"cylinder",a,l,c,h),i)){let u=new L(c,c,c);this.lines.add("sphere",a,n,u,h),this.lines.add("sphere",l,n,u,h)}}),this.lines.end()}pick(e){let n=[...this.parts.filter(l=>l.kind==="geom").map(l=>l.hull?.visible?l.hull:l.mesh),...this.soft.group.children].filter(l=>l.visible),i=e.intersectObjects(n,!1)[0];if(!i)return null;let{body:r,kind:o,id:a}=i.object.userData;return{body:r??this.nearest((o==="flex"?this.model.flexes:this.model.skins)[a].bodies,i.point),point:i.point}}nearest(e,t){let n=i=>this.bodies[i].position.distanceToSquared(t);return e.reduce((i,r)=>n(r)<n(i)?r:i)}dispose(){this.mirrors.forEach(e=>e.dispose()),this.textures.dispose(),this.scene.traverse(e=>{e instanceof Wt&&(e.geometry.dispose(),e.material.dispose()),(e instanceof Ps||e instanceof Ls)&&e.dispose()})}},Nf=3;function _l(s,e){let t=new L,n=new L;for(let i=0;s&&i+36<=s.byteLength;i+=36){let r=o=>s.getFloat32(i+4+4*o,!0);t.set(r(0),r(1),r(2)),n.set(r(3),r(4),r(5)),e({capsule:s.getUint8(i)===3,kind:s.getUint8(i+1),id:s.getUint16(i+2,!0),a:t,b:n,radius:r(6),rgba:[0,1,2,3].map(o=>s.getUint8(i+32+o)/255)})}}function f_(s,e,t){s.position.set(e[0],e[1],e[2]),s.quaternion.set(t[1],t[2],t[3],t[0])}function XE(s,e){return s===-3?e:s===-2?new ze(.35,.4,.5):s===-1?new ze(.85,.85,.85):new ze().setHSL((.13+.618034*s)%1,.65,.55)}var g_={contactPoints:"Contact points",contactForces:"Contact forces",contactSplit:"Forces split",joints:"Joint axes",actuators:"Actuators",activation:"Actuators by activation",centers:"Centers of mass",inertia:"Inertia boxes",inertiaScaled:"Inertia boxes by mass",appliedForces:"Applied forces",hand:"Hand that pulls",constraints:"Constraints",links:"Joint to joint",rays:"Range finders",volumes:"Bounding volumes",meshTrees:"Trees of meshes",cameras:"Cameras",lights:"Lights"},Uf=new Set(["rays","hand"]),cu=["none","body","joint","geom","site","camera","light","tendon","actuator","flex","skin","contact","contact force","selection"],hu=["none","world","body","geom","site","camera","light","contact"],Ns=14,yl=new Lt,p_=[[new L(1,0,0),[.9,.2,.2]],[new L(0,1,0),[.2,.8,.25]],[new L(0,0,1),[.25,.4,.95]]],lu=class{constructor(e,t){this.model=e;this.world=t;this.size=e.stat.meansize,this.trees=new eu(t),t.scene.add(this.markers.group)}model;world;markers=new sa;on=new Set(Uf);names="none";frames="none";stretch=1;forces=0;treeDepth=1;trees;size;q=new Lt;wanted(){let{on:e,names:t}=this,n=0;return(e.has("contactPoints")||e.has("contactForces")||t.startsWith("contact")||this.frames==="contact")&&(n|=xi.contacts),(e.has("joints")||e.has("actuators")||e.has("links")||t==="joint"||t==="actuator")&&(n|=xi.joints),e.has("centers")&&(n|=xi.centers),e.has("constraints")&&(n|=xi.constraints),e.has("appliedForces")&&(n|=xi.forces),n}update(e){let t=this.markers;t.begin(),this.forces=0,e.parts.contacts&&this.contacts(yt(e.parts.contacts)),e.parts.joints&&this.on.has("joints")&&this.joints(yt(e.parts.joints)),e.parts.joints&&this.on.has("actuators")&&this.actuators(yt(e.parts.joints),e),e.parts.centers&&this.on.has("centers")&&this.centers(yt(e.parts.centers)),e.parts.constraints&&this.constraints(yt(e.parts.constraints)),e.parts.joints&&this.on.has("links")&&this.links(yt(e.parts.joints)),this.on.has("rays")&&_l(e.parts.lines,n=>n.kind===Nf&&t.between("tube",n.a,n.b,n.radius,n.rgba)),this.on.has("inertia")&&this.inertia(),this.axes(e),this.on.has("volumes")&&this.volumes(),this.on.has("meshTrees")&&this.trees.draw(t,this.treeDepth,this.model.visual.rgba.bv),this.on.has("cameras")&&this.cameras(yt(e.parts.cameras)),this.on.has("lights")&&this.lights(yt(e.parts.lights)),e.parts.forces&&this.on.has("appliedForces")&&this.applied(e.parts.forces),e.parts.pull&&this.on.has("hand")&&this.pull(e.parts.pull),t.end()}contacts(e){let t=this.model.visual,n=this.size*t.scale.contactwidth,i=this.size*t.scale.contactheight;for(let r=0;r+Ns<=e.length;r+=Ns){let o=new L().fromArray(e,r),a=new L().fromArray(e,r+3);if(this.on.has("contactPoints")){this.q.setFromUnitVectors(new L(0,0,1),a);let c=e[r+9]<=0;this.markers.add("cylinder",o,this.q,new L(n,n,i),c?t.rgba.contactpoint:t.rgba.contactgap)}let l=new L().fromArray(e,r+6);if(this.on.has("contactForces")&&l.lengthSq()>1e-20){let c=this.size*t.scale.forcewidth;if(l.multiplyScalar(this.stretch*t.map.force/this.model.stat.meanmass),this.forces++,this.on.has("contactSplit")){let h=a.clone().multiplyScalar(l.dot(a));this.markers.arrow(o,h,c,t.rgba.contactforce),this.markers.arrow(o,l.sub(h),c,t.rgba.contactfriction)}else this.markers.arrow(o,l,c,t.rgba.contactforce)}}}joints(e){let{scale:t,rgba:n}=this.model.visual;this.model.joints.forEach((i,r)=>this.joint(e,r,t.jointlength,t.jointwidth,n.joint))}joint(e,t,n,i,r){let o=this.model.joints[t],a=new L().fromArray(e,6*t);if(o.type==="hinge"||o.type==="slide"){let l=new L().fromArray(e,6*t+3);this.markers.arrow(a,l.multiplyScalar(this.size*n),this.size*i,r)}else{let l=.33*this.size*n,c=o.type==="ball"?"sphere":"box";this.markers.add(c,a,this.world.bodies[o.body].quaternion,new L(l,l,l),r)}}actuators(e,t){let n=this.model.visual,i=yt(t.parts.state),r=this.model.nq+this.model.nv,o=r+this.model.na,a=new Map;this.model.actuators.forEach((l,c)=>{let h=l.act>=0&&this.on.has("activation"),u=YE(n.rgba,qE(l,i[h?r+l.act:o+c]??0,h));l.transmission==="joint"||l.transmission==="jointinparent"?this.joint(e,l.target,n.scale.actuatorlength,n.scale.actuatorwidth,u):l.transmission==="site"?this.swell(this.model.sites[l.target],u):l.transmission==="body"?this.model.geoms.filter(d=>d.body===l.target).forEach(d=>this.swell(d,u)):l.transmission==="tendon"&&a.set(l.target,u)}),_l(t.parts.lines,l=>{let c=l.kind===0?a.get(l.id):void 0;c&&this.markers.between("tube",l.a,l.b,l.radius*n.map.actuatortendon,c)})}swell(e,t){let{at:n,turn:i}=this.inBody(e.body,e.pos,e.quat),[r,o,a]=e.size.map(c=>1.05*c),l=(c,h,u)=>new L(c,h,u);if(e.type==="sphere"&&this.markers.add("sphere",n,i,l(r,r,r),t),e.type==="ellipsoid"&&this.markers.add("sphere",n,i,l(r,o,a),t),e.type==="box"&&this.markers.add("box",n,i,l(r,o,a),t),(e.type==="cylinder"||e.type==="capsule")&&this.markers.add("cylinder",n,i,l(r,r,o),t),e.type==="capsule")for(let c of[-o,o]){let h=l(0,0,c).applyQuaternion(i).add(n);this.markers.add("sphere",h,yl,l(r,r,r),t)}}centers(e){let t=this.model.visual,n=this.size*t.scale.com;for(let i=0;i+3<=e.length;i+=3)this.model.bodies[i/3+1].moves&&this.markers.add("ghostBall",new L().fromArray(e,i),yl,new L(n,n,n),t.rgba.com)}constraints(e){let t=this.model.visual,n=this.size*t.scale.constraint;for(let i=0;i+6<=e.length;i+=6){let r=new L().fromArray(e,i),o=new L().fromArray(e,i+3);this.markers.add("sphere",r,yl,new L(n,n,n),t.rgba.connect),this.markers.add("sphere",o,yl,new L(n,n,n),t.rgba.constraint),this.markers.between("cylinder",r,o,n/2,t.rgba.constraint)}}links(e){let{model:t,size:n}=this,i=t.visual,r=o=>this.inBody(o,t.bodies[o].ipos,t.bodies[o].iquat).at;t.bodies.forEach((o,a)=>{if(a===0||!o.moves)return;let l=r(a),c=h=>{this.markers.between("tube",l,h,n*i.scale.connect,i.rgba.connect),l=h};for(let h=o.jnt+o.njnt-1;o.njnt>0&&h>=o.jnt;h--)t.joints[h].type!=="free"&&c(new L().fromArray(e,6*h));o.parent>0&&c(r(o.parent))})}inertia(){let e=this.model.visual.ellipsoidinertia;this.model.bodies.forEach((t,n)=>{if(n===0||t.mass<=0||!t.moves)return;let[i,r,o]=t.inertia,a=e?2.5:1.5,l=(d,f,m)=>Math.sqrt(Math.max(1e-12,a*(d+f-m)/t.mass)),c=new L(l(r,o,i),l(i,o,r),l(i,r,o));if(this.on.has("inertiaScaled")){let d=(e?1.3333333333333333*Math.PI:8)*c.x*c.y*c.z;c.multiplyScalar(Math.cbrt(t.mass/d/1e3))}let{at:h,turn:u}=this.inBody(n,t.ipos,t.iquat);this.markers.add(e?"ghostBall":"ghost",h,u,c,this.model.visual.rgba.inertia)})}inBody(e,t,n){let i=this.world.bodies[e],r=new L(t[0],t[1],t[2]).applyQuaternion(i.quaternion).add(i.position),o=i.quaternion.clone().multiply(new Lt(n[1],n[2],n[3],n[0]));return{at:r,turn:o}}axes(e){let{bodies:t,parts:n}=this.world,{frames:i,model:r}=this;if(i==="world"&&this.frame(t[0].position,t[0].quaternion,2),i==="body"&&t.slice(1).forEach(o=>this.frame(o.position,o.quaternion)),i==="geom"||i==="site")for(let o of n){if(o.kind!==i||!(o.mesh.visible||o.hull?.visible))continue;let{at:a,turn:l}=this.inBody(o.shown.body,o.shown.pos,o.shown.quat);this.frame(a,l)}if(i==="camera"){let o=yt(e.parts.cameras);r.cameras.forEach((a,l)=>{this.q.set(o[7*l+4],o[7*l+5],o[7*l+6],o[7*l+3]),this.frame(new L().fromArray(o,7*l),this.q.clone())})}if(i==="light"){let o=yt(e.parts.lights),a=new L;r.lights.forEach((l,c)=>{this.q.setFromUnitVectors(p_[2][0],a.fromArray(o,6*c+3).normalize()),this.frame(new L().fromArray(o,6*c),this.q.clone())})}if(i==="contact"){let o=yt(e.parts.contacts),a=new lt;for(let l=0;l+Ns<=o.length;l+=Ns){let c=new L().fromArray(o,l+3),h=new L().fromArray(o,l+11);this.q.setFromRotationMatrix(a.makeBasis(c,h,c.clone().cross(h))),this.frame(new L().fromArray(o,l),this.q.clone())}}}frame(e,t,n=1){let i=this.model.visual.scale,r=this.size*i.framelength*n;for(let[o,a]of p_){let l=o.clone().applyQuaternion(t).multiplyScalar(r);this.markers.between("cylinder",e,e.clone().add(l),this.size*i.framewidth*.5,[...a])}}volumes(){this.model.bodies.forEach((e,t)=>{if(!e.box||!e.moves)return;let{at:n,turn:i}=this.inBody(t,e.ipos,e.iquat),r=new L(e.box[0],e.box[1],e.box[2]).applyQuaternion(i).add(n);this.markers.add("ghost",r,i,new L(e.box[3],e.box[4],e.box[5]),this.model.visual.rgba.bv)})}cameras(e){let t=this.model.visual,n=this.size*t.scale.camera;for(let i=0;i+7<=e.length;i+=7){this.q.set(e[i+4],e[i+5],e[i+6],e[i+3]);let r=new L().fromArray(e,i),o=this.q.clone();this.markers.add("box",r,o,new L(n,.8*n,.4*n),t.rgba.camera);let a=new L(0,0,-.6*n).applyQuaternion(o).add(r),l=t.rgba.camera.map(c=>.5*c);this.markers.add("cylinder",a,o,new L(.4*n,.4*n,.3*n),l),this.frustum(this.model.cameras[i/7],r,o)}}frustum(e,t,n){let{map:i,scale:r,rgba:o}=this.model.visual;if(e.orthographic||e.sensor[1]<=0)return;let[a,l]=[-1,1].map(x=>(x*e.sensor[0]*.5+e.lens[2])/e.lens[0]),[c,h]=[-1,1].map(x=>(x*e.sensor[1]*.5+e.lens[3])/e.lens[1]),u=[[a,c],[l,c],[l,h],[a,h]],[d,f]=[i.znear*this.model.stat.extent,r.frustum*this.size].map(x=>u.map(([p,g])=>new L(p*x,g*x,-x).applyQuaternion(n).add(t))),m=.05*this.size*r.camera;u.forEach((x,p)=>{this.markers.between("tube",d[p],f[p],m,o.frustum),this.markers.between("tube",d[p],d[(p+1)%4],m,o.frustum),this.markers.between("tube",f[p],f[(p+1)%4],m,o.frustum)})}lights(e){let t=this.model.visual,n=this.size*t.scale.light;for(let i=0;i+6<=e.length;i+=6){let r=new L().fromArray(e,i),o=new L().fromArray(e,i+3);this.markers.arrow(r,o.multiplyScalar(4*n),n/2,t.rgba.light)}}applied(e){let t=this.model.visual,n=yt(e);for(let i=0;i+4<=n.length;i+=4){let r=e.getInt32(4*i,!0),o=this.inBody(r,this.model.bodies[r].ipos,this.model.bodies[r].iquat).at,a=new L().fromArray(n,i+1).multiplyScalar(this.stretch*t.map.force/this.model.stat.meanmass);this.markers.arrow(o,a,this.size*t.scale.forcewidth,t.rgba.force)}}pull(e){let{scale:t,rgba:n}=this.model.visual,i=yt(e),r=new L().fromArray(i,1);if(e.getInt32(28,!0)===1){let l=this.model.bodies[e.getInt32(0,!0)],[c,h,u,...d]=l.box??[0,0,0,this.size,this.size,this.size],f=new Lt(i[9],i[10],i[11],i[8]);f.multiply(new Lt(l.iquat[1],l.iquat[2],l.iquat[3],l.iquat[0]));let m=new L(c,h,u).applyQuaternion(f).add(r);this.markers.add("ghost",m,f,new L().fromArray(d),n.inertia);return}let o=new L().fromArray(i,4),a=this.size*t.constraint;this.markers.between("tube",r,o,a,n.constraint),this.markers.add("sphere",o,yl,new L(2*a,2*a,2*a),n.constraint)}drawNames(e,t,n){let i=e.getContext("2d");if(i.clearRect(0,0,e.width,e.height),this.names==="none"||!n)return;let r=e.width/Math.max(1,e.clientWidth);i.font=`${12*r}px system-ui, sans-serif`,i.textAlign="center",i.lineWidth=3*r;for(let[o,a]of this.named(n)){let l=a.project(t);if(l.z>1||Math.abs(l.x)>1.1||Math.abs(l.y)>1.1)continue;let c=(.5+.5*l.x)*e.width,h=(.5-.5*l.y)*e.height;i.strokeStyle="rgba(0,0,0,.65)",i.strokeText(o,c,h),i.fillStyle="#fff",i.fillText(o,c,h)}}named(e){let{model:t,world:n,names:i}=this,r=a=>a.getWorldPosition(new L),o=(a,l,c)=>{let h=yt(l);return h.length<c*a.length?[]:a.map((u,d)=>[Ft(i,u.name,d),new L().fromArray(h,c*d)])};switch(i){case"body":return t.bodies.slice(1).map((a,l)=>[Ft("body",a.name,l+1),r(n.bodies[l+1])]);case"joint":return o(t.joints,e.parts.joints,6);case"camera":return o(t.cameras,e.parts.cameras,7);case"light":return o(t.lights,e.parts.lights,6);case"tendon":return[...m_(e)].map(([a,l])=>[Ft("tendon",t.tendons[a].name,a),l]);case"actuator":return this.targets(e);case"flex":case"skin":return this.softCenters(i).map(([a,l])=>[Ft(i,t[i==="flex"?"flexes":"skins"][a].name,a),l]);case"contact":{let a=yt(e.parts.contacts);return Array.from({length:Math.floor(a.length/Ns)},(l,c)=>[String(c),new L().fromArray(a,Ns*c)])}case"contact force":{let a=yt(e.parts.contacts),l=c=>new L().fromArray(a,c);return Array.from({length:a.length/Ns},(c,h)=>[`${kn(l(Ns*h+6).length())} N`,l(Ns*h)])}case"selection":{let a=n.selected;return a>0?[[Ft("body",t.bodies[a].name,a),r(n.bodies[a])]]:[]}case"geom":case"site":return n.parts.filter(a=>a.kind===i&&(a.mesh.visible||a.hull?.visible)).map(a=>[Ft(a.kind,a.shown.name,a.id),r(a.mesh)]);default:return[]}}softCenters(e){return this.model[e==="flex"?"flexes":"skins"].map(({bodies:t},n)=>{let i=new L;return t.forEach(r=>i.addScaledVector(this.world.bodies[r].position,1/t.length)),[n,i]})}targets(e){let{model:t,world:n}=this,i=yt(e.parts.joints),r=m_(e),o=a=>{let l=a.target;switch(a.transmission){case"joint":case"jointinparent":return 6*l+3<=i.length?new L().fromArray(i,6*l):void 0;case"tendon":return r.get(l);case"body":return n.bodies[l].position.clone();default:{let c=t.sites[l];return c&&this.inBody(c.body,c.pos,c.quat).at}}};return t.actuators.map((a,l)=>[Ft("actuator",a.name,l),o(a)]).filter(a=>a[1]!==void 0)}};function m_(s){let e=new Map;return _l(s.parts.lines,t=>{t.kind===0&&e.set(t.id,[...e.get(t.id)??[],t.a.clone().lerp(t.b,.5)])}),new Map([...e].map(([t,n])=>[t,n[n.length>>1]]))}function qE(s,e,t){let[n,i]=s.limited?s.range:t&&s.actlimited?s.actrange:[-1,1],r=Math.max(n,Math.min(i,0)),o=e<r?n<r?n:r-1:i>r?i:r+1;return Math.max(-1,Math.min(1,(e<r?-1:1)*((e-r)/(o-r))))}function YE(s,e){let t=e<0?s.actuatornegative:s.actuatorpositive,n=Math.abs(e);return s.actuator.map((i,r)=>i+n*(t[r]-i))}var $E=[["geomGroups","Geoms"],["siteGroups","Sites"],["tendonGroups","Tendons"],["skinGroups","Flexes, skins"]],__=[1,3,10,30],ZE=Array.from({length:a_+1},(s,e)=>String(e)),uu=class{constructor(e,t){this.view=e;this.changed=t;let n=G("div",{class:"checks"});for(let[c,h]of Object.entries(g_)){let u=_s(h,Uf.has(c),d=>this.setOverlay(c,d));this.checks.set(c,u),n.append(u.element)}let i=G("div",{class:"checks"}),r=(c,h,u,d)=>{let f=_s(h,u,m=>{d(m),this.view.applyEffects(),this.changed()});this.checks.set(c,f),i.append(f.element)},{visible:o,effects:a}=e;r("transparent","Transparent",!1,c=>o.transparent=c),r("additive","Additive",!1,c=>o.additive=c),r("hulls","Convex hulls",!1,c=>o.hulls=c),r("islands","Islands and sleep",!1,c=>o.islands=c),r("wireframe","Wireframe",!1,c=>o.wireframe=c),r("texture","Textures",!0,c=>o.texture=c),r("tendons","Tendons",!0,c=>o.tendons=c),r("soft","Flexes, skins",!0,c=>o.soft=c),r("statics","What never moves",!0,c=>o.statics=c),r("shadows","Shadows",!0,c=>a.shadows=c),r("reflections","Reflections",!0,c=>a.reflections=c),r("sky","Sky",!0,c=>a.sky=c),r("haze","Haze",!0,c=>a.haze=c),r("fog","Fog",!1,c=>a.fog=c);let l=$E.map(([c,h])=>G("fieldset",{class:"groups"},G("legend",{},h),...[0,1,2,3,4,5].map(u=>{let d=_s(String(u),o[c][u],f=>{o[c][u]=f,this.view.refresh()});return d.input.setAttribute("aria-label",`${h}, group ${u}`),this.checks.set(c+u,d),d.element})));this.element=hn("View",!1,this.camera.element,dt("Default view",()=>this.home()),G("h3",{},"Overlays"),n,this.stretch.element,this.depth.element,this.frames.element,this.names.element,G("h3",{},"Drawing"),i,G("h3",{},"Groups"),...l)}view;changed;element;camera=Fn("Camera",["free"],0,e=>this.choose(e));stretch=Fn("Arrows of forces",__.map(e=>`${e} \xD7`),0,()=>this.annotate());depth=Fn("Depth of trees",ZE,1,()=>this.annotate());frames=Fn("Frames",[...hu],0,()=>this.annotate());names=Fn("Names",[...cu],0,()=>this.annotate());checks=new Map;model=null;show(e){this.model=e;let t=e.cameras.map((n,i)=>Ft("camera",n.name,i));this.camera.input.replaceChildren(...["free",...t,"follow selected body"].map(n=>G("option",{},n))),this.camera.input.selectedIndex=this.view.cameraId+1,this.annotate()}choose(e){let t=this.camera.input.options.length-1;e===t?this.view.setCamera(-1,this.view.world?.selected??-1):this.view.setCamera(e-1)}annotate(){let e=this.view.overlays;e&&(e.stretch=__[this.stretch.input.selectedIndex],e.treeDepth=this.depth.input.selectedIndex,e.frames=hu[this.frames.input.selectedIndex],e.names=cu[this.names.input.selectedIndex],this.changed(),this.view.refresh())}cycleFrames(){let e=this.frames.input;e.selectedIndex=(e.selectedIndex+1)%hu.length,this.annotate()}cycleNames(){let e=this.names.input;e.selectedIndex=(e.selectedIndex+1)%cu.length,this.annotate()}home(){this.model&&this.view.home(this.model),this.camera.input.selectedIndex=this.view.cameraId+1}follow(e){this.camera.input.selectedIndex=this.camera.input.options.length-1,this.view.setCamera(-1,e)}free(){this.camera.input.selectedIndex=0,this.choose(0)}cycle(e){let t=this.camera.input.options.length-1,n=(this.camera.input.selectedIndex+e+t)%t;this.camera.input.selectedIndex=n,this.choose(n)}setOverlay(e,t){let n=this.view.overlays;n&&(t?n.on.add(e):n.on.delete(e),this.changed(),this.view.refresh())}toggleOverlay(e){let t=!this.view.overlays?.on.has(e);this.checks.get(e).set(t),this.setOverlay(e,t)}toggleGroup(e,t){let n=!this.view.visible[e][t];this.view.visible[e][t]=n,this.checks.get(e+t).set(n),this.view.refresh()}toggleFlag(e){let{visible:t,effects:n}=this.view,i=e in n?n:t;i[e]=!i[e],this.checks.get(e).set(i[e]),this.view.applyEffects(),this.changed()}};var KE=600,JE=60,y_=["#2f6bff","#e4572e","#17a07a","#b45cd6","#d69b0e","#4fa3c7"];function jE(s){let e=n=>i=>yt(i.parts.stats)[n],t=[{name:"Energy",series:[{label:"potential",of:e(0)},{label:"kinetic",of:e(1)},{label:"total",of:n=>e(0)(n)+e(1)(n)}]},{name:"Solver iterations",series:[{label:"iterations",of:e(2)}]},{name:"Contacts",series:[{label:"contacts",of:e(3)},{label:"constraint rows",of:e(4)}]}];return s.coupling?.values.forEach((n,i)=>{t.push({name:`Controller: ${n}`,series:[{label:n,of:r=>yt(r.parts.controllers)[i]}]})}),s.sensors.forEach((n,i)=>{let r=Ft("sensor",n.name,i),o=Array.from({length:Math.min(6,n.dim)},(a,l)=>({label:n.dim>1?`${r} ${"xyzuvw"[l]}`:r,of:c=>yt(c.parts.sensors)[n.first+l]}));t.push({name:`Sensor: ${r}`,series:o})}),s.joints.forEach((n,i)=>{if(n.type!=="hinge"&&n.type!=="slide")return;let r=Ft("joint",n.name,i);t.push({name:`Joint: ${r}`,series:[{label:"position",of:o=>yt(o.parts.state)[n.qpos]},{label:"velocity",of:o=>yt(o.parts.state)[s.nq+n.dof]}]})}),t}var Ff=class{constructor(e,t){this.source=e;this.data=[[],...e.series.map(()=>[])];let n=G("div",{class:"plot",role:"img","aria-label":`Plot of ${e.name}`});this.element=G("div",{},G("div",{class:"plot-head"},G("strong",{},e.name),dt("\xD7",t,{"aria-label":`Remove the plot of ${e.name}`,class:"small"})),n);let i=getComputedStyle(document.documentElement).getPropertyValue("--muted").trim(),r=getComputedStyle(document.documentElement).getPropertyValue("--line").trim(),o={stroke:i,grid:{stroke:r,width:1},ticks:{stroke:r,width:1},font:"11px system-ui"};this.chart=new En({width:300,height:130,scales:{x:{time:!1}},axes:[{...o,size:26},{...o,size:52,values:(a,l)=>l.map(c=>kn(c))}],series:[{label:"t"},...e.series.map((a,l)=>({label:a.label,stroke:y_[l%y_.length],width:1.5,points:{show:!1}}))],legend:{live:!1},cursor:{show:!1}},this.data,n),new ResizeObserver(()=>this.chart.setSize({width:Math.max(160,n.clientWidth),height:130})).observe(n)}source;element;chart;data;last=-1/0;add(e){e.time<this.last&&this.data.forEach(t=>t.length=0),e.time!==this.last&&(this.last=e.time,this.data[0].push(e.time),this.source.series.forEach((t,n)=>{let i=t.of(e);this.data[n+1].push(Number.isFinite(i)?i:null)}),this.data[0].length>KE&&this.data.forEach(t=>t.shift()))}draw(){this.chart.setData(this.data)}points(){return this.data[0].length}},du=class{element;list=G("div",{class:"plots"});choice=G("select",{"aria-label":"What to plot"});all=[];plots=[];waits=!1;constructor(e){this.element=hn("Plots",!1,this.list,G("div",{class:"row"},this.choice,dt("Add plot",()=>{this.addPlot(this.all[this.choice.selectedIndex]),e()}))),this.element.addEventListener("toggle",()=>e())}show(e){this.all=jE(e),this.choice.replaceChildren(...this.all.map(n=>G("option",{},n.name))),this.plots.length=0,this.list.replaceChildren(),this.addPlot(this.all[0]);let t=this.all.find(n=>n.name.startsWith("Controller"))??this.all.find(n=>n.name.startsWith("Sensor"));this.addPlot(t??this.all[2])}addPlot(e){if(!e)return;let t=new Ff(e,()=>{this.plots.splice(this.plots.indexOf(t),1),t.element.remove()});this.plots.push(t),this.list.append(t.element)}get wants(){return this.element.open&&this.plots.length>0}frame(e){this.wants&&(this.plots.forEach(t=>t.add(e)),!this.waits&&(this.waits=!0,setTimeout(()=>{this.waits=!1,this.plots.forEach(t=>t.draw())},JE)))}},fu=class{timers;element;names=[];times=G("tbody");values=G("div",{class:"watch"});fields=G("datalist",{id:gs("fields")});model=null;count=0;constructor(e){this.timers=hn("Timings",!1,G("table",{class:"numbers"},G("caption",{},"Microseconds per call"),this.times)),this.timers.addEventListener("toggle",e);let t=G("input",{type:"text",placeholder:"qvel, xpos[3], \u2026","aria-label":"Field to watch",list:this.fields.id,spellcheck:!1}),n=()=>{let i=t.value.trim();i&&!this.names.includes(i)&&this.names.length<16&&(this.names.push(i),t.value="",e())};t.addEventListener("keydown",i=>i.key==="Enter"&&n()),this.changed=e,this.element=hn("Watch",!1,G("div",{class:"row"},t,dt("Watch",n)),this.values,this.fields)}changed;show(e){this.model=e,this.fields.replaceChildren(...e.fields.map(t=>G("option",{value:t})))}drop(){this.names.pop(),this.changed()}frame(e){if(++this.count%6===0){if(e.parts.timers&&this.timers.open&&this.model){let t=yt(e.parts.timers);this.times.replaceChildren(...this.model.timers.map((n,i)=>G("tr",{},G("th",{scope:"row"},n),G("td",{},t[i].toFixed(1)))))}e.parts.watched?this.watched(e.parts.watched):this.names.length||this.values.replaceChildren()}}watched(e){let t=0,n=this.names.map(i=>{if(t+8>e.byteLength)return G("div");let r=e.getUint32(t,!0),o=e.getUint32(t+4,!0);t+=8;let a=[];for(let c=0;c<o;c++,t+=8)a.push(kn(e.getFloat64(t,!0)));let l=o<r&&!i.includes("[")?` \u2026 (${r})`:"";return G("div",{class:"watched"},G("strong",{},i),dt("\xD7",()=>{this.names.splice(this.names.indexOf(i),1),this.changed()},{class:"small","aria-label":`Stop watching ${i}`}),G("code",{},a.join("  ")+l))});this.values.replaceChildren(...n)}};var oa=[.01,.02,.05,.1,.2,.5,1,2,5,10],pu=class{constructor(e){this.link=e;this.play=dt("Pause",()=>this.toggle(),{class:"primary",title:"Space"}),this.line=G("input",{type:"range",min:0,max:0,step:1,class:"timeline","aria-label":"History",oninput:()=>this.scrub()}),this.speed=G("select",{"aria-label":"Speed",title:"+ and \u2212",onchange:()=>this.setSpeed(oa[this.speed.selectedIndex])},...oa.map(t=>G("option",{},`${t} \xD7`))),this.key=G("select",{"aria-label":"Keyframe"}),this.keys=G("span",{class:"group"},this.key,dt("Load key",()=>this.loadKey())),this.element=G("div",{class:"transport",role:"toolbar","aria-label":"Run"},G("span",{class:"group"},dt("Reset",()=>e.say("reset"),{title:"Backspace"}),dt("\u25C0",()=>this.back(1),{"aria-label":"Step back",title:"Step back (\u2190)"}),this.play,dt("\u25B6",()=>this.step(1),{"aria-label":"Step",title:"Step (\u2192)"})),this.line,G("span",{class:"group"},this.time,this.real,this.speed),this.keys)}link;element;run=null;play;time=G("output",{class:"time","aria-label":"Time of the run"});real=G("span",{class:"muted real",title:"Measured speed of the run"});line;speed;key;keys;model(e){this.keys.hidden=e.keys.length===0,this.key.replaceChildren(...e.keys.map((t,n)=>G("option",{},t||`key ${n}`)))}status(e){this.run=e,this.play.textContent=e.running?"Pause":"Run";let t=e.replaying?e.rows-1:Math.max(0,e.history-1);this.line.max=String(t),this.line.setAttribute("aria-label",e.replaying?"Row of the recording":"History"),document.activeElement!==this.line&&(this.line.value=String(e.replaying?e.row:t-e.back));let n=oa.findIndex(i=>Math.abs(i-e.speed)<1e-9);n>=0&&document.activeElement!==this.speed&&(this.speed.selectedIndex=n)}frame(e){this.time.value=`${e.time.toFixed(3)} s`,this.real.textContent=e.running&&!e.replaying?`${e.speed.toFixed(2)}\xD7`:""}toggle(){this.link.say("run",{on:!this.run?.running})}step(e){this.link.say("step",{count:e})}back(e){this.link.say("back",{count:e})}faster(e){let t=oa.findIndex(n=>n>=(this.run?.speed??1)-1e-9);this.setSpeed(oa[Math.max(0,Math.min(oa.length-1,t+e))])}setSpeed(e){this.link.say("speed",{value:e})}loadKey(){this.link.say("reset",{key:this.key.selectedIndex})}scrub(){let e=Number(this.line.max),t=this.line.valueAsNumber;this.link.say("scrub",{at:this.run?.replaying?t:e-t})}};var x_=["joint","geom","site","camera","light"],QE={equality:"equalities",flex:"flexes",mesh:"meshes"},mu=class{constructor(e,t){this.link=e;this.select=t;this.element.append(this.search,this.list)}link;select;element=G("nav",{class:"tree","aria-label":"Elements of the model"});details=hn("Details",!0,G("p",{class:"muted"},"Choose an element, or double-click a body in the picture."));list=G("ul",{class:"nodes"});model=null;nodes=new Map;chosen="";search=G("input",{type:"search",placeholder:"Search","aria-label":"Search elements",oninput:()=>this.fill()});show(e){this.model=e,this.chosen="",this.fill()}fill(){let e=this.model;if(!e)return;let t=this.search.value.trim().toLowerCase(),n=[];if(this.nodes.clear(),t){for(let[i,r,o]of this.all(e))`${i} ${r}`.toLowerCase().includes(t)&&n.length<300&&n.push(G("li",{},this.node(i,r,o)));n.length||n.push(G("li",{class:"muted"},"Nothing found"))}else{let i=new Map;e.bodies.forEach((r,o)=>{o&&i.set(r.parent,[...i.get(r.parent)??[],o])}),n.push(this.branch(e,0,i));for(let[r,o]of Object.entries(e.lists)){if(!o.length)continue;let a=o.map((l,c)=>G("li",{},this.node(r,Ft(r,l,c),c)));n.push(G("li",{},G("details",{},G("summary",{},`${QE[r]??r+"s"} (${o.length})`),G("ul",{},...a))))}}this.list.replaceChildren(...n),this.mark()}mark(){this.list.querySelector("[aria-current]")?.removeAttribute("aria-current");let e=this.nodes.get(this.chosen);if(!e)return;e.setAttribute("aria-current","true");for(let i=e.closest("li")?.parentElement;i&&i!==this.list;i=i.parentElement)i instanceof HTMLDetailsElement&&(i.open=!0);let t=e.getBoundingClientRect(),n=this.list.getBoundingClientRect();this.list.scrollTop+=Math.min(0,t.top-n.top)+Math.max(0,t.bottom-n.bottom)}*all(e){for(let[t,n]of e.bodies.entries())yield["body",Ft("body",n.name,t),t];for(let t of x_)for(let[n,i]of e[`${t}s`].entries())yield[t,Ft(t,i.name,n),n];for(let[t,n]of Object.entries(e.lists))for(let[i,r]of n.entries())yield[t,Ft(t,r,i),i]}branch(e,t,n){let i=[];for(let a of x_)e[`${a}s`].forEach((l,c)=>{(l.body??0)===t&&(a!=="light"||t===0)&&i.push(G("li",{},this.node(a,Ft(a,l.name,c),c)))});for(let a of n.get(t)??[])i.push(this.branch(e,a,n));let r=t?Ft("body",e.bodies[t].name,t):"world";if(!i.length)return G("li",{},this.node("body",r,t));let o=G("summary",{class:"node body",onclick:()=>this.choose("body",t)},G("span",{class:"kind"},"body")," ",r);return this.nodes.set(`body ${t}`,o),G("li",{},G("details",{open:t<2},o,G("ul",{},...i)))}node(e,t,n){let i=G("button",{type:"button",class:`node ${e}`,onclick:r=>{r.preventDefault(),this.choose(e,n)}},G("span",{class:"kind"},e)," ",t);return this.nodes.set(`${e} ${n}`,i),i}choose(e,t){e==="body"&&this.select(t),this.ask(e,t)}ask(e,t){this.chosen=`${e} ${t}`,this.mark(),this.link.say("details",{kind:e,id:t})}answer(e){let t=i=>Object.entries(i).filter(([,r])=>r.length).map(([r,o])=>G("tr",{},G("th",{scope:"row"},r),G("td",{},o.map(a=>a===null?"\u2013":kn(a)).join("  ")))),n=[G("p",{},G("strong",{},`${e.kind} ${Ft("",e.name,e.id)}`))];e.place&&n.push(G("p",{class:"place"},e.place)),e.attributes?.length&&n.push(G("table",{class:"numbers"},G("caption",{},"Set by the file"),G("tbody",{},...e.attributes.map(i=>G("tr",{},G("th",{scope:"row"},i.name),G("td",{},i.value,G("span",{class:"place"},i.place?` ${i.place}`:""))))))),n.push(G("table",{class:"numbers"},G("caption",{},"State"),G("tbody",{},...t(e.state)))),n.push(G("table",{class:"numbers"},G("caption",{},"Model"),G("tbody",{},...t(e.model)))),this.details.querySelector(".body").replaceChildren(...n),this.details.open=!0}};var v_={POSITION:["byte","byte normalized","unsigned byte","unsigned byte normalized","short","short normalized","unsigned short","unsigned short normalized"],NORMAL:["byte normalized","short normalized"],TANGENT:["byte normalized","short normalized"],TEXCOORD:["byte","byte normalized","unsigned byte","short","short normalized","unsigned short"]},ur=class{constructor(){this.textureUtils=null,this.pluginCallbacks=[],this.register(function(e){return new Hf(e)}),this.register(function(e){return new Vf(e)}),this.register(function(e){return new qf(e)}),this.register(function(e){return new Yf(e)}),this.register(function(e){return new $f(e)}),this.register(function(e){return new Zf(e)}),this.register(function(e){return new Gf(e)}),this.register(function(e){return new Wf(e)}),this.register(function(e){return new Xf(e)}),this.register(function(e){return new Kf(e)}),this.register(function(e){return new Jf(e)}),this.register(function(e){return new jf(e)}),this.register(function(e){return new Qf(e)}),this.register(function(e){return new ep(e)})}register(e){return this.pluginCallbacks.indexOf(e)===-1&&this.pluginCallbacks.push(e),this}unregister(e){return this.pluginCallbacks.indexOf(e)!==-1&&this.pluginCallbacks.splice(this.pluginCallbacks.indexOf(e),1),this}setTextureUtils(e){return this.textureUtils=e,this}parse(e,t,n,i){let r=new zf,o=[];for(let a=0,l=this.pluginCallbacks.length;a<l;a++)o.push(this.pluginCallbacks[a](r));r.setPlugins(o),r.setTextureUtils(this.textureUtils),r.writeAsync(e,t,i).catch(n)}parseAsync(e,t){let n=this;return new Promise(function(i,r){n.parse(e,i,r,t)})}},xt={POINTS:0,LINES:1,LINE_LOOP:2,LINE_STRIP:3,TRIANGLES:4,TRIANGLE_STRIP:5,TRIANGLE_FAN:6,BYTE:5120,UNSIGNED_BYTE:5121,SHORT:5122,UNSIGNED_SHORT:5123,INT:5124,UNSIGNED_INT:5125,FLOAT:5126,ARRAY_BUFFER:34962,ELEMENT_ARRAY_BUFFER:34963,NEAREST:9728,LINEAR:9729,NEAREST_MIPMAP_NEAREST:9984,LINEAR_MIPMAP_NEAREST:9985,NEAREST_MIPMAP_LINEAR:9986,LINEAR_MIPMAP_LINEAR:9987,CLAMP_TO_EDGE:33071,MIRRORED_REPEAT:33648,REPEAT:10497},Of="KHR_mesh_quantization",vi={};vi[vn]=xt.NEAREST;vi[Kc]=xt.NEAREST_MIPMAP_NEAREST;vi[Hr]=xt.NEAREST_MIPMAP_LINEAR;vi[Tn]=xt.LINEAR;vi[Ko]=xt.LINEAR_MIPMAP_NEAREST;vi[yi]=xt.LINEAR_MIPMAP_LINEAR;vi[Ti]=xt.CLAMP_TO_EDGE;vi[Ks]=xt.REPEAT;vi[Uo]=xt.MIRRORED_REPEAT;var b_={scale:"scale",position:"translation",quaternion:"rotation",morphTargetInfluences:"weights"},eT=new ze,M_=12,tT=1179937895,nT=2,S_=8,iT=1313821514,sT=5130562;function Us(s,e){return s.length===e.length&&s.every(function(t,n){return t===e[n]})}function rT(s){return new TextEncoder().encode(s).buffer}function oT(s){return Us(s.elements,[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1])}function aT(s,e,t){let n={min:new Array(s.itemSize).fill(Number.POSITIVE_INFINITY),max:new Array(s.itemSize).fill(Number.NEGATIVE_INFINITY)};for(let i=e;i<e+t;i++)for(let r=0;r<s.itemSize;r++){let o;s.itemSize>4?o=s.array[i*s.itemSize+r]:(r===0?o=s.getX(i):r===1?o=s.getY(i):r===2?o=s.getZ(i):r===3&&(o=s.getW(i)),s.normalized===!0&&(o=Gr.normalize(o,s.array))),n.min[r]=Math.min(n.min[r],o),n.max[r]=Math.max(n.max[r],o)}return n}function w_(s){return Math.ceil(s/4)*4}function Bf(s,e=0){let t=w_(s.byteLength);if(t!==s.byteLength){let n=new Uint8Array(t);if(n.set(new Uint8Array(s)),e!==0)for(let i=s.byteLength;i<t;i++)n[i]=e;return n.buffer}return s}function kf(){return typeof document>"u"&&typeof OffscreenCanvas<"u"?new OffscreenCanvas(1,1):document.createElement("canvas")}function lT(s,e){if(typeof OffscreenCanvas<"u"&&s instanceof OffscreenCanvas){let t;return e==="image/jpeg"?t=.92:e==="image/webp"&&(t=.8),s.convertToBlob({type:e,quality:t})}else return new Promise(t=>s.toBlob(t,e))}var zf=class{constructor(){this.plugins=[],this.options={},this.pending=[],this.buffers=[],this.byteOffset=0,this.buffers=[],this.nodeMap=new Map,this.skins=[],this.extensionsUsed={},this.extensionsRequired={},this.uids=new Map,this.uid=0,this.json={asset:{version:"2.0",generator:"THREE.GLTFExporter r187"}},this.cache={meshes:new Map,attributes:new Map,attributesNormalized:new Map,materials:new Map,textures:new Map,images:new Map,normalMaps:new Map},this.textureUtils=null}setPlugins(e){this.plugins=e}setTextureUtils(e){this.textureUtils=e}async writeAsync(e,t,n={}){this.options=Object.assign({binary:!1,trs:!1,onlyVisible:!0,maxTextureSize:1/0,animations:[],includeCustomExtensions:!1,copyright:null},n),this.options.animations.length>0&&(this.options.trs=!0),await this.processInputAsync(e),await Promise.all(this.pending);let i=this,r=i.buffers,o=i.json;n=i.options;let a=i.extensionsUsed,l=i.extensionsRequired,c=new Blob(r,{type:"application/octet-stream"}),h=Object.keys(a),u=Object.keys(l);if(h.length>0&&(o.extensionsUsed=h),u.length>0&&(o.extensionsRequired=u),o.buffers&&o.buffers.length>0&&(o.buffers[0].byteLength=c.size),n.copyright&&(o.asset.copyright=n.copyright),n.binary===!0){let d=new FileReader;d.readAsArrayBuffer(c),d.onloadend=function(){let f=Bf(d.result),m=new DataView(new ArrayBuffer(S_));m.setUint32(0,f.byteLength,!0),m.setUint32(4,sT,!0);let x=Bf(rT(JSON.stringify(o)),32),p=new DataView(new ArrayBuffer(S_));p.setUint32(0,x.byteLength,!0),p.setUint32(4,iT,!0);let g=new ArrayBuffer(M_),v=new DataView(g);v.setUint32(0,tT,!0),v.setUint32(4,nT,!0);let R=M_+p.byteLength+x.byteLength+m.byteLength+f.byteLength;v.setUint32(8,R,!0);let b=new Blob([g,p,x,m,f],{type:"application/octet-stream"}),A=new FileReader;A.readAsArrayBuffer(b),A.onloadend=function(){t(A.result)}}}else if(o.buffers&&o.buffers.length>0){let d=new FileReader;d.readAsDataURL(c),d.onloadend=function(){let f=d.result;o.buffers[0].uri=f,t(o)}}else t(o)}serializeUserData(e,t){if(Object.keys(e.userData).length===0)return;let n=this.options,i=this.extensionsUsed;try{let r=JSON.parse(JSON.stringify(e.userData));if(n.includeCustomExtensions&&r.gltfExtensions){t.extensions===void 0&&(t.extensions={});for(let o in r.gltfExtensions)t.extensions[o]=r.gltfExtensions[o],i[o]=!0;delete r.gltfExtensions}Object.keys(r).length>0&&(t.extras=r)}catch(r){console.warn("THREE.GLTFExporter: userData of '"+e.name+"' won't be serialized because of JSON.stringify error - "+r.message)}}getUID(e,t=!1){if(this.uids.has(e)===!1){let i=new Map;i.set(!0,this.uid++),i.set(!1,this.uid++),this.uids.set(e,i)}return this.uids.get(e).get(t)}isNormalizedNormalAttribute(e){if(this.cache.attributesNormalized.has(e))return!1;let n=new L;for(let i=0,r=e.count;i<r;i++)if(Math.abs(n.fromBufferAttribute(e,i).length()-1)>5e-4)return!1;return!0}createNormalizedNormalAttribute(e){let t=this.cache;if(t.attributesNormalized.has(e))return t.attributesNormalized.get(e);let n=e.clone(),i=new L;for(let r=0,o=n.count;r<o;r++)i.fromBufferAttribute(n,r),i.x===0&&i.y===0&&i.z===0?i.setX(1):i.normalize(),n.setXYZ(r,i.x,i.y,i.z);return t.attributesNormalized.set(e,n),n}applyTextureTransform(e,t){let n=!1,i={};(t.offset.x!==0||t.offset.y!==0)&&(i.offset=t.offset.toArray(),n=!0),t.rotation!==0&&(i.rotation=t.rotation,n=!0),(t.repeat.x!==1||t.repeat.y!==1)&&(i.scale=t.repeat.toArray(),n=!0),n&&(e.extensions=e.extensions||{},e.extensions.KHR_texture_transform=i,this.extensionsUsed.KHR_texture_transform=!0)}async buildMetalRoughTextureAsync(e,t){if(e===t)return e;function n(f){return f.colorSpace===ni?function(x){return x<.04045?x*.0773993808:Math.pow(x*.9478672986+.0521327014,2.4)}:function(x){return x}}e instanceof er&&(e=await this.decompressTextureAsync(e)),t instanceof er&&(t=await this.decompressTextureAsync(t));let i=e?e.image:null,r=t?t.image:null,o=Math.max(i?i.width:0,r?r.width:0),a=Math.max(i?i.height:0,r?r.height:0),l=kf();l.width=o,l.height=a;let c=l.getContext("2d",{willReadFrequently:!0});c.fillStyle="#00ffff",c.fillRect(0,0,o,a);let h=c.getImageData(0,0,o,a);if(i){c.drawImage(i,0,0,o,a);let f=n(e),m=c.getImageData(0,0,o,a).data;for(let x=2;x<m.length;x+=4)h.data[x]=f(m[x]/256)*256}if(r){c.drawImage(r,0,0,o,a);let f=n(t),m=c.getImageData(0,0,o,a).data;for(let x=1;x<m.length;x+=4)h.data[x]=f(m[x]/256)*256}c.putImageData(h,0,0);let d=(e||t).clone();return d.source=new Rs(l),d.colorSpace=$i,d.channel=(e||t).channel,e&&t&&e.channel!==t.channel&&console.warn("THREE.GLTFExporter: UV channels for metalnessMap and roughnessMap textures must match."),console.warn("THREE.GLTFExporter: Merged metalnessMap and roughnessMap textures."),d}async buildNormalMapTextureAsync(e,t,n){e instanceof er&&(e=await this.decompressTextureAsync(e));let i=e.image,r=kf();r.width=i.width,r.height=i.height;let o=r.getContext("2d",{willReadFrequently:!0});o.drawImage(i,0,0,r.width,r.height);let a=o.getImageData(0,0,r.width,r.height),l=a.data;for(let h=0;h<l.length;h+=4)t&&(l[h+0]=255-l[h+0]),n&&(l[h+1]=255-l[h+1]);o.putImageData(a,0,0);let c=e.clone();return c.source=new Rs(r),c}async decompressTextureAsync(e,t=1/0){if(this.textureUtils===null)throw new Error("THREE.GLTFExporter: setTextureUtils() must be called to process compressed textures.");return await this.textureUtils.decompress(e,t)}processBuffer(e){let t=this.json,n=this.buffers;return t.buffers||(t.buffers=[{byteLength:0}]),n.push(e),0}processBufferView(e,t,n,i,r){let o=this.json;o.bufferViews||(o.bufferViews=[]);let a;switch(t){case xt.BYTE:case xt.UNSIGNED_BYTE:a=1;break;case xt.SHORT:case xt.UNSIGNED_SHORT:a=2;break;default:a=4}let l=e.itemSize*a;r===xt.ARRAY_BUFFER&&(l=Math.ceil(l/4)*4);let c=w_(i*l),h=new DataView(new ArrayBuffer(c)),u=0;for(let m=n;m<n+i;m++){for(let x=0;x<e.itemSize;x++){let p;e.itemSize>4?p=e.array[m*e.itemSize+x]:(x===0?p=e.getX(m):x===1?p=e.getY(m):x===2?p=e.getZ(m):x===3&&(p=e.getW(m)),e.normalized===!0&&(p=Gr.normalize(p,e.array))),t===xt.FLOAT?h.setFloat32(u,p,!0):t===xt.INT?h.setInt32(u,p,!0):t===xt.UNSIGNED_INT?h.setUint32(u,p,!0):t===xt.SHORT?h.setInt16(u,p,!0):t===xt.UNSIGNED_SHORT?h.setUint16(u,p,!0):t===xt.BYTE?h.setInt8(u,p):t===xt.UNSIGNED_BYTE&&h.setUint8(u,p),u+=a}u%l!==0&&(u+=l-u%l)}let d={buffer:this.processBuffer(h.buffer),byteOffset:this.byteOffset,byteLength:c};return r!==void 0&&(d.target=r),r===xt.ARRAY_BUFFER&&(d.byteStride=l),this.byteOffset+=c,o.bufferViews.push(d),{id:o.bufferViews.length-1,byteLength:0}}processBufferViewImage(e){let t=this,n=t.json;return n.bufferViews||(n.bufferViews=[]),new Promise(function(i){let r=new FileReader;r.readAsArrayBuffer(e),r.onloadend=function(){let o=Bf(r.result),a={buffer:t.processBuffer(o),byteOffset:t.byteOffset,byteLength:o.byteLength};t.byteOffset+=o.byteLength,i(n.bufferViews.push(a)-1)}})}processAccessor(e,t,n,i){let r=this.json,o={1:"SCALAR",2:"VEC2",3:"VEC3",4:"VEC4",9:"MAT3",16:"MAT4"},a;if(e.array.constructor===Float32Array)a=xt.FLOAT;else if(e.array.constructor===Int32Array)a=xt.INT;else if(e.array.constructor===Uint32Array)a=xt.UNSIGNED_INT;else if(e.array.constructor===Int16Array)a=xt.SHORT;else if(e.array.constructor===Uint16Array)a=xt.UNSIGNED_SHORT;else if(e.array.constructor===Int8Array)a=xt.BYTE;else if(e.array.constructor===Uint8Array)a=xt.UNSIGNED_BYTE;else throw new Error("THREE.GLTFExporter: Unsupported bufferAttribute component type: "+e.array.constructor.name);if(n===void 0&&(n=0),(i===void 0||i===1/0)&&(i=e.count),i===0)return null;let l=aT(e,n,i),c;t!==void 0&&(c=e===t.index?xt.ELEMENT_ARRAY_BUFFER:xt.ARRAY_BUFFER);let h=this.processBufferView(e,a,n,i,c),u={bufferView:h.id,byteOffset:h.byteOffset,componentType:a,count:i,max:l.max,min:l.min,type:o[e.itemSize]};return e.normalized===!0&&(u.normalized=!0),r.accessors||(r.accessors=[]),r.accessors.push(u)-1}processImage(e,t,n,i="image/png"){if(e!==null){let r=this,o=r.cache,a=r.json,l=r.options,c=r.pending;o.images.has(e)||o.images.set(e,{});let h=o.images.get(e),u=i+":flipY/"+n.toString();if(h[u]!==void 0)return h[u];a.images||(a.images=[]);let d={mimeType:i},f=kf();f.width=Math.min(e.width,l.maxTextureSize),f.height=Math.min(e.height,l.maxTextureSize);let m=f.getContext("2d",{willReadFrequently:!0});if(n===!0&&(m.translate(0,f.height),m.scale(1,-1)),e.data!==void 0){t!==si&&console.error("GLTFExporter: Only RGBAFormat is supported.",t),(e.width>l.maxTextureSize||e.height>l.maxTextureSize)&&console.warn("GLTFExporter: Image size is bigger than maxTextureSize",e);let p=new Uint8ClampedArray(e.height*e.width*4);for(let g=0;g<p.length;g+=4)p[g+0]=e.data[g+0],p[g+1]=e.data[g+1],p[g+2]=e.data[g+2],p[g+3]=e.data[g+3];m.putImageData(new ImageData(p,e.width,e.height),0,0)}else if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap||typeof OffscreenCanvas<"u"&&e instanceof OffscreenCanvas)m.drawImage(e,0,0,f.width,f.height);else throw new Error("THREE.GLTFExporter: Invalid image type. Use HTMLImageElement, HTMLCanvasElement, ImageBitmap or OffscreenCanvas.");l.binary===!0?c.push(lT(f,i).then(p=>r.processBufferViewImage(p)).then(p=>{d.bufferView=p})):d.uri=ko.getDataURL(f,i);let x=a.images.push(d)-1;return h[u]=x,x}else throw new Error("THREE.GLTFExporter: No valid image data found. Unable to process texture.")}processSampler(e){let t=this.json;t.samplers||(t.samplers=[]);let n={magFilter:vi[e.magFilter],minFilter:vi[e.minFilter],wrapS:vi[e.wrapS],wrapT:vi[e.wrapT]};return t.samplers.push(n)-1}async processTextureAsync(e){let n=this.options,i=this.cache,r=this.json;if(i.textures.has(e))return i.textures.get(e);r.textures||(r.textures=[]),e instanceof er&&(e=await this.decompressTextureAsync(e,n.maxTextureSize));let o=e.userData.mimeType,a=this.processImage(e.image,e.format,e.flipY,o),l={sampler:this.processSampler(e)};o==="image/webp"?(l.extensions=l.extensions||{},l.extensions.EXT_texture_webp={source:a},this.extensionsUsed.EXT_texture_webp=!0,this.extensionsRequired.EXT_texture_webp=!0):l.source=a,e.name&&(l.name=e.name),await this._invokeAllAsync(async function(h){h.writeTexture&&await h.writeTexture(e,l)});let c=r.textures.push(l)-1;return i.textures.set(e,c),c}async processMaterialAsync(e,t){let n=this.cache,i=this.json,r=t!==void 0&&t.hasAttribute("tangent"),o=e.normalMap?e.uuid+":"+r:e.uuid;if(n.materials.has(o))return n.materials.get(o);if(e.isShaderMaterial)return console.warn("GLTFExporter: THREE.ShaderMaterial not supported."),null;i.materials||(i.materials=[]);let a={pbrMetallicRoughness:{}};e.isMeshStandardMaterial!==!0&&e.isMeshBasicMaterial!==!0&&console.warn("GLTFExporter: Use MeshStandardMaterial or MeshBasicMaterial for best results.");let l=e.color.toArray().concat([e.opacity]);if(Us(l,[1,1,1,1])||(a.pbrMetallicRoughness.baseColorFactor=l),e.isMeshStandardMaterial?(a.pbrMetallicRoughness.metallicFactor=e.metalness,a.pbrMetallicRoughness.roughnessFactor=e.roughness):(a.pbrMetallicRoughness.metallicFactor=0,a.pbrMetallicRoughness.roughnessFactor=1),e.metalnessMap||e.roughnessMap){let h=await this.buildMetalRoughTextureAsync(e.metalnessMap,e.roughnessMap),u={index:await this.processTextureAsync(h),texCoord:h.channel};this.applyTextureTransform(u,h),a.pbrMetallicRoughness.metallicRoughnessTexture=u}if(e.map){let h={index:await this.processTextureAsync(e.map),texCoord:e.map.channel};this.applyTextureTransform(h,e.map),a.pbrMetallicRoughness.baseColorTexture=h}if(e.emissive){let h=e.emissive;if(Math.max(h.r,h.g,h.b)>0&&(a.emissiveFactor=e.emissive.toArray()),e.emissiveMap){let d={index:await this.processTextureAsync(e.emissiveMap),texCoord:e.emissiveMap.channel};this.applyTextureTransform(d,e.emissiveMap),a.emissiveTexture=d}}if(e.normalMap){let h=e.normalScale,u=h.x<0,d=r?h.y<0:h.y>0,f=e.normalMap;if(u||d){n.normalMaps.has(e.normalMap)===!1&&n.normalMaps.set(e.normalMap,{});let x=n.normalMaps.get(e.normalMap),p=`${u}:${d}`;x[p]===void 0&&(x[p]=await this.buildNormalMapTextureAsync(e.normalMap,u,d)),f=x[p]}let m={index:await this.processTextureAsync(f),texCoord:e.normalMap.channel};Math.abs(h.x)!==1&&(m.scale=Math.abs(h.x)),this.applyTextureTransform(m,e.normalMap),a.normalTexture=m}if(e.aoMap){let h={index:await this.processTextureAsync(e.aoMap),texCoord:e.aoMap.channel};e.aoMapIntensity!==1&&(h.strength=e.aoMapIntensity),this.applyTextureTransform(h,e.aoMap),a.occlusionTexture=h}e.transparent?a.alphaMode="BLEND":e.alphaTest>0&&(a.alphaMode="MASK",a.alphaCutoff=e.alphaTest),e.side===Yn&&(a.doubleSided=!0),e.name!==""&&(a.name=e.name),this.serializeUserData(e,a),await this._invokeAllAsync(async function(h){h.writeMaterialAsync&&await h.writeMaterialAsync(e,a)});let c=i.materials.push(a)-1;return n.materials.set(o,c),c}async processMeshAsync(e){let t=this.cache,n=this.json,i=[e.geometry.uuid];if(Array.isArray(e.material))for(let b=0,A=e.material.length;b<A;b++)i.push(e.material[b].uuid);else i.push(e.material.uuid);let r=i.join(":");if(t.meshes.has(r))return t.meshes.get(r);let o=e.geometry,a;e.isLineSegments?a=xt.LINES:e.isLineLoop?a=xt.LINE_LOOP:e.isLine?a=xt.LINE_STRIP:e.isPoints?a=xt.POINTS:a=e.material.wireframe?xt.LINES:xt.TRIANGLES;let l={},c={},h=[],u=[],d={uv:"TEXCOORD_0",uv1:"TEXCOORD_1",uv2:"TEXCOORD_2",uv3:"TEXCOORD_3",color:"COLOR_0",skinWeight:"WEIGHTS_0",skinIndex:"JOINTS_0"},f=o.getAttribute("normal");f!==void 0&&!this.isNormalizedNormalAttribute(f)&&(console.warn("THREE.GLTFExporter: Creating normalized normal attribute from the non-normalized one."),o.setAttribute("normal",this.createNormalizedNormalAttribute(f)));let m=null;for(let b in o.attributes){if(b.slice(0,5)==="morph")continue;let A=o.attributes[b];if(b=d[b]||b.toUpperCase(),!/^(POSITION|NORMAL|TANGENT|TEXCOORD_\d+|COLOR_\d+|JOINTS_\d+|WEIGHTS_\d+)$/.test(b)&&!b.startsWith("_")&&(b="_"+b),t.attributes.has(this.getUID(A))){c[b]=t.attributes.get(this.getUID(A));continue}m=null;let _=A.array;b==="JOINTS_0"&&!(_ instanceof Uint16Array)&&!(_ instanceof Uint8Array)?(console.warn('GLTFExporter: Attribute "skinIndex" converted to type UNSIGNED_SHORT.'),m=ur.Utils.toTypedBufferAttribute(A,Uint16Array)):(_ instanceof Uint32Array||_ instanceof Int32Array)&&!b.startsWith("_")&&(console.warn(`GLTFExporter: Attribute "${b}" converted to type FLOAT.`),m=ur.Utils.toTypedBufferAttribute(A,Float32Array));let E=this.processAccessor(m||A,o);E!==null&&(b.startsWith("_")||this.detectMeshQuantization(b,A),c[b]=E,t.attributes.set(this.getUID(A),E))}if(f!==void 0&&o.setAttribute("normal",f),Object.keys(c).length===0)return null;if(e.morphTargetInfluences!==void 0&&e.morphTargetInfluences.length>0){let b=[],A=[],T={};if(e.morphTargetDictionary!==void 0)for(let _ in e.morphTargetDictionary)T[e.morphTargetDictionary[_]]=_;for(let _=0;_<e.morphTargetInfluences.length;++_){let E={},F=!1;for(let I in o.morphAttributes){if(I!=="position"&&I!=="normal"){F||(console.warn("GLTFExporter: Only POSITION and NORMAL morph are supported."),F=!0);continue}let D=o.morphAttributes[I][_],k=I.toUpperCase(),V=o.attributes[I];if(t.attributes.has(this.getUID(D,!0))){E[k]=t.attributes.get(this.getUID(D,!0));continue}let N=D.clone();if(!o.morphTargetsRelative)for(let H=0,$=D.count;H<$;H++)for(let W=0;W<D.itemSize;W++)W===0&&N.setX(H,D.getX(H)-V.getX(H)),W===1&&N.setY(H,D.getY(H)-V.getY(H)),W===2&&N.setZ(H,D.getZ(H)-V.getZ(H)),W===3&&N.setW(H,D.getW(H)-V.getW(H));E[k]=this.processAccessor(N,o),t.attributes.set(this.getUID(V,!0),E[k])}u.push(E),b.push(e.morphTargetInfluences[_]),e.morphTargetDictionary!==void 0&&A.push(T[_])}l.weights=b,A.length>0&&(l.extras={},l.extras.targetNames=A)}let x=Array.isArray(e.material);if(x&&o.groups.length===0)return null;let p=!1;if(x&&o.index===null){let b=[];for(let A=0,T=o.attributes.position.count;A<T;A++)b[A]=A;o.setIndex(b),p=!0}let g=x?e.material:[e.material],v=x?o.groups:[{materialIndex:0,start:void 0,count:void 0}];for(let b=0,A=v.length;b<A;b++){let T={mode:a,attributes:c};if(this.serializeUserData(o,T),u.length>0&&(T.targets=u),o.index!==null){let E=this.getUID(o.index);(v[b].start!==void 0||v[b].count!==void 0)&&(E+=":"+v[b].start+":"+v[b].count),t.attributes.has(E)?T.indices=t.attributes.get(E):(T.indices=this.processAccessor(o.index,o,v[b].start,v[b].count),t.attributes.set(E,T.indices)),T.indices===null&&delete T.indices}let _=await this.processMaterialAsync(g[v[b].materialIndex],o);_!==null&&(T.material=_),h.push(T)}p===!0&&o.setIndex(null),l.primitives=h,n.meshes||(n.meshes=[]),await this._invokeAllAsync(function(b){b.writeMesh&&b.writeMesh(e,l)});let R=n.meshes.push(l)-1;return t.meshes.set(r,R),R}detectMeshQuantization(e,t){if(this.extensionsUsed[Of])return;let n;switch(t.array.constructor){case Int8Array:n="byte";break;case Uint8Array:n="unsigned byte";break;case Int16Array:n="short";break;case Uint16Array:n="unsigned short";break;default:return}t.normalized&&(n+=" normalized");let i=e.split("_",1)[0];v_[i]&&v_[i].includes(n)&&(this.extensionsUsed[Of]=!0,this.extensionsRequired[Of]=!0)}processCamera(e){let t=this.json;t.cameras||(t.cameras=[]);let n=e.isOrthographicCamera,i={type:n?"orthographic":"perspective"};return n?i.orthographic={xmag:e.right,ymag:e.top,zfar:e.far<=0?.001:e.far,znear:e.near<0?0:e.near}:i.perspective={aspectRatio:e.aspect,yfov:Gr.degToRad(e.fov),zfar:e.far<=0?.001:e.far,znear:e.near<0?0:e.near},e.name!==""&&(i.name=e.type),t.cameras.push(i)-1}processAnimation(e,t){let n=this.json,i=this.nodeMap;n.animations||(n.animations=[]),e=ur.Utils.mergeMorphTargetTracks(e.clone(),t);let r=e.tracks,o=[],a=[];for(let c=0;c<r.length;++c){let h=r[c],u=Pt.parseTrackName(h.name),d=Pt.findNode(t,u.nodeName),f=b_[u.propertyName];if(u.objectName==="bones"&&(d.isSkinnedMesh===!0?d=d.skeleton.getBoneByName(u.objectIndex):d=void 0),!d||!f){console.warn('THREE.GLTFExporter: Could not export animation track "%s".',h.name);continue}let m=1,x=h.values.length/h.times.length;f===b_.morphTargetInfluences&&(x/=d.morphTargetInfluences.length);let p;h.createInterpolant.isInterpolantFactoryMethodGLTFCubicSpline===!0?(p="CUBICSPLINE",x/=3):h.getInterpolation()===Tr?p="STEP":p="LINEAR",a.push({input:this.processAccessor(new Mt(h.times,m)),output:this.processAccessor(new Mt(h.values,x)),interpolation:p}),o.push({sampler:a.length-1,target:{node:i.get(d),path:f}})}let l={name:e.name||"clip_"+n.animations.length,samplers:a,channels:o};return this.serializeUserData(e,l),n.animations.push(l),n.animations.length-1}processSkin(e){let t=this.json,n=this.nodeMap,i=t.nodes[n.get(e)],r=e.skeleton;if(r===void 0)return null;let o=e.skeleton.bones[0];if(o===void 0)return null;let a=[],l=new Float32Array(r.bones.length*16),c=new lt;for(let u=0;u<r.bones.length;++u)a.push(n.get(r.bones[u])),c.copy(r.boneInverses[u]),c.multiply(e.bindMatrix).toArray(l,u*16);return t.skins===void 0&&(t.skins=[]),t.skins.push({inverseBindMatrices:this.processAccessor(new Mt(l,16)),joints:a,skeleton:n.get(o)}),i.skin=t.skins.length-1}async processNodeAsync(e){let t=this.json,n=this.options,i=this.nodeMap;if(t.nodes||(t.nodes=[]),e.pivot!==null)return await this._processNodeWithPivotAsync(e);let r={};if(n.trs){let a=e.quaternion.toArray(),l=e.position.toArray(),c=e.scale.toArray();Us(a,[0,0,0,1])||(r.rotation=a),Us(l,[0,0,0])||(r.translation=l),Us(c,[1,1,1])||(r.scale=c)}else e.matrixAutoUpdate&&e.updateMatrix(),oT(e.matrix)===!1&&(r.matrix=e.matrix.elements);if(e.name!==""&&(r.name=String(e.name)),this.serializeUserData(e,r),e.isMesh||e.isLine||e.isPoints){let a=await this.processMeshAsync(e);a!==null&&(r.mesh=a)}else e.isCamera&&(r.camera=this.processCamera(e));e.isSkinnedMesh&&this.skins.push(e);let o=t.nodes.push(r)-1;if(i.set(e,o),e.children.length>0){let a=[];for(let l=0,c=e.children.length;l<c;l++){let h=e.children[l];if(h.visible||n.onlyVisible===!1){let u=await this.processNodeAsync(h);u!==null&&a.push(u)}}a.length>0&&(r.children=a)}return await this._invokeAllAsync(function(a){a.writeNode&&a.writeNode(e,r)}),o}async _processNodeWithPivotAsync(e){let t=this.json,n=this.options,i=this.nodeMap,r=e.pivot,o={},a=e.quaternion.toArray(),l=[e.position.x+r.x,e.position.y+r.y,e.position.z+r.z],c=e.scale.toArray();Us(a,[0,0,0,1])||(o.rotation=a),Us(l,[0,0,0])||(o.translation=l),Us(c,[1,1,1])||(o.scale=c),o.extras={pivot:r.toArray()},e.name!==""&&(o.name=String(e.name)),this.serializeUserData(e,o);let h=t.nodes.push(o)-1;i.set(e,h);let u={},d=[-r.x,-r.y,-r.z];if(Us(d,[0,0,0])||(u.translation=d),e.isMesh||e.isLine||e.isPoints){let x=await this.processMeshAsync(e);x!==null&&(u.mesh=x)}else e.isCamera&&(u.camera=this.processCamera(e));e.isSkinnedMesh&&this.skins.push(e);let m=[t.nodes.push(u)-1];if(e.children.length>0){let x=[];for(let p=0,g=e.children.length;p<g;p++){let v=e.children[p];if(v.visible||n.onlyVisible===!1){let R=await this.processNodeAsync(v);R!==null&&x.push(R)}}x.length>0&&(u.children=x)}return o.children=m,await this._invokeAllAsync(function(x){x.writeNode&&x.writeNode(e,o)}),h}async processSceneAsync(e){let t=this.json,n=this.options;t.scenes||(t.scenes=[],t.scene=0);let i={};e.name!==""&&(i.name=e.name),t.scenes.push(i);let r=[];for(let o=0,a=e.children.length;o<a;o++){let l=e.children[o];if(l.visible||n.onlyVisible===!1){let c=await this.processNodeAsync(l);c!==null&&r.push(c)}}r.length>0&&(i.nodes=r),this.serializeUserData(e,i)}async processObjectsAsync(e){let t=new Ri;t.name="AuxScene";for(let n=0;n<e.length;n++)t.children.push(e[n]);await this.processSceneAsync(t)}async processInputAsync(e){let t=this.options;e=e instanceof Array?e:[e],await this._invokeAllAsync(function(i){i.beforeParse&&i.beforeParse(e)});let n=[];for(let i=0;i<e.length;i++)e[i]instanceof Ri?await this.processSceneAsync(e[i]):n.push(e[i]);n.length>0&&await this.processObjectsAsync(n);for(let i=0;i<this.skins.length;++i)this.processSkin(this.skins[i]);if(e.length===1)for(let i=0;i<t.animations.length;++i)this.processAnimation(t.animations[i],e[0]);else for(let i=0;i<e.length;i++){let r=t.animations[i]||[];for(let o=0;o<r.length;++o)this.processAnimation(r[o],e[i])}await this._invokeAllAsync(function(i){i.afterParse&&i.afterParse(e)})}async _invokeAllAsync(e){for(let t=0,n=this.plugins.length;t<n;t++)await e(this.plugins[t])}},Hf=class{constructor(e){this.writer=e,this.name="KHR_lights_punctual"}writeNode(e,t){if(!e.isLight)return;if(!e.isDirectionalLight&&!e.isPointLight&&!e.isSpotLight){console.warn("THREE.GLTFExporter: Only directional, point, and spot lights are supported.",e);return}let n=this.writer,i=n.json,r=n.extensionsUsed,o={};e.name&&(o.name=e.name),o.color=e.color.toArray(),o.intensity=e.intensity,e.isDirectionalLight?o.type="directional":e.isPointLight?(o.type="point",e.distance>0&&(o.range=e.distance)):e.isSpotLight&&(o.type="spot",e.distance>0&&(o.range=e.distance),o.spot={},o.spot.innerConeAngle=(1-e.penumbra)*e.angle,o.spot.outerConeAngle=e.angle),e.decay!==void 0&&e.decay!==2&&console.warn("THREE.GLTFExporter: Light decay may be lost. glTF is physically-based, and expects light.decay=2."),e.target&&(e.target.parent!==e||e.target.position.x!==0||e.target.position.y!==0||e.target.position.z!==-1)&&console.warn("THREE.GLTFExporter: Light direction may be lost. For best results, make light.target a child of the light with position 0,0,-1."),r[this.name]||(i.extensions=i.extensions||{},i.extensions[this.name]={lights:[]},r[this.name]=!0);let a=i.extensions[this.name].lights;a.push(o),t.extensions=t.extensions||{},t.extensions[this.name]={light:a.length-1}}},Vf=class{constructor(e){this.writer=e,this.name="KHR_materials_unlit"}async writeMaterialAsync(e,t){if(!e.isMeshBasicMaterial)return;let i=this.writer.extensionsUsed;t.extensions=t.extensions||{},t.extensions[this.name]={},i[this.name]=!0,t.pbrMetallicRoughness.metallicFactor=0,t.pbrMetallicRoughness.roughnessFactor=.9}},Gf=class{constructor(e){this.writer=e,this.name="KHR_materials_clearcoat"}async writeMaterialAsync(e,t){if(!e.isMeshPhysicalMaterial||e.clearcoat===0)return;let n=this.writer,i=n.extensionsUsed,r={};if(r.clearcoatFactor=e.clearcoat,e.clearcoatMap){let o={index:await n.processTextureAsync(e.clearcoatMap),texCoord:e.clearcoatMap.channel};n.applyTextureTransform(o,e.clearcoatMap),r.clearcoatTexture=o}if(r.clearcoatRoughnessFactor=e.clearcoatRoughness,e.clearcoatRoughnessMap){let o={index:await n.processTextureAsync(e.clearcoatRoughnessMap),texCoord:e.clearcoatRoughnessMap.channel};n.applyTextureTransform(o,e.clearcoatRoughnessMap),r.clearcoatRoughnessTexture=o}if(e.clearcoatNormalMap){let o={index:await n.processTextureAsync(e.clearcoatNormalMap),texCoord:e.clearcoatNormalMap.channel};e.clearcoatNormalScale.x!==1&&(o.scale=e.clearcoatNormalScale.x),n.applyTextureTransform(o,e.clearcoatNormalMap),r.clearcoatNormalTexture=o}t.extensions=t.extensions||{},t.extensions[this.name]=r,i[this.name]=!0}},Wf=class{constructor(e){this.writer=e,this.name="KHR_materials_dispersion"}async writeMaterialAsync(e,t){if(!e.isMeshPhysicalMaterial||e.dispersion===0)return;let i=this.writer.extensionsUsed,r={};r.dispersion=e.dispersion,t.extensions=t.extensions||{},t.extensions[this.name]=r,i[this.name]=!0}},Xf=class{constructor(e){this.writer=e,this.name="KHR_materials_iridescence"}async writeMaterialAsync(e,t){if(!e.isMeshPhysicalMaterial||e.iridescence===0)return;let n=this.writer,i=n.extensionsUsed,r={};if(r.iridescenceFactor=e.iridescence,e.iridescenceMap){let o={index:await n.processTextureAsync(e.iridescenceMap),texCoord:e.iridescenceMap.channel};n.applyTextureTransform(o,e.iridescenceMap),r.iridescenceTexture=o}if(r.iridescenceIor=e.iridescenceIOR,r.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum,r.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum,e.iridescenceThicknessMap){let o={index:await n.processTextureAsync(e.iridescenceThicknessMap),texCoord:e.iridescenceThicknessMap.channel};n.applyTextureTransform(o,e.iridescenceThicknessMap),r.iridescenceThicknessTexture=o}t.extensions=t.extensions||{},t.extensions[this.name]=r,i[this.name]=!0}},qf=class{constructor(e){this.writer=e,this.name="KHR_materials_transmission"}async writeMaterialAsync(e,t){if(!e.isMeshPhysicalMaterial||e.transmission===0)return;let n=this.writer,i=n.extensionsUsed,r={};if(r.transmissionFactor=e.transmission,e.transmissionMap){let o={index:await n.processTextureAsync(e.transmissionMap),texCoord:e.transmissionMap.channel};n.applyTextureTransform(o,e.transmissionMap),r.transmissionTexture=o}t.extensions=t.extensions||{},t.extensions[this.name]=r,i[this.name]=!0}},Yf=class{constructor(e){this.writer=e,this.name="KHR_materials_volume"}async writeMaterialAsync(e,t){if(!e.isMeshPhysicalMaterial||e.transmission===0)return;let n=this.writer,i=n.extensionsUsed,r={};if(r.thicknessFactor=e.thickness,e.thicknessMap){let o={index:await n.processTextureAsync(e.thicknessMap),texCoord:e.thicknessMap.channel};n.applyTextureTransform(o,e.thicknessMap),r.thicknessTexture=o}e.attenuationDistance!==1/0&&(r.attenuationDistance=e.attenuationDistance),r.attenuationColor=e.attenuationColor.toArray(),t.extensions=t.extensions||{},t.extensions[this.name]=r,i[this.name]=!0}},$f=class{constructor(e){this.writer=e,this.name="KHR_materials_ior"}async writeMaterialAsync(e,t){if(!e.isMeshPhysicalMaterial||e.ior===1.5)return;let i=this.writer.extensionsUsed,r={};r.ior=e.ior,t.extensions=t.extensions||{},t.extensions[this.name]=r,i[this.name]=!0}},Zf=class{constructor(e){this.writer=e,this.name="KHR_materials_specular"}async writeMaterialAsync(e,t){if(!e.isMeshPhysicalMaterial||e.specularIntensity===1&&e.specularColor.equals(eT)&&!e.specularIntensityMap&&!e.specularColorMap)return;let n=this.writer,i=n.extensionsUsed,r={};if(e.specularIntensityMap){let o={index:await n.processTextureAsync(e.specularIntensityMap),texCoord:e.specularIntensityMap.channel};n.applyTextureTransform(o,e.specularIntensityMap),r.specularTexture=o}if(e.specularColorMap){let o={index:await n.processTextureAsync(e.specularColorMap),texCoord:e.specularColorMap.channel};n.applyTextureTransform(o,e.specularColorMap),r.specularColorTexture=o}r.specularFactor=e.specularIntensity,r.specularColorFactor=e.specularColor.toArray(),t.extensions=t.extensions||{},t.extensions[this.name]=r,i[this.name]=!0}},Kf=class{constructor(e){this.writer=e,this.name="KHR_materials_sheen"}async writeMaterialAsync(e,t){if(!e.isMeshPhysicalMaterial||e.sheen==0)return;let n=this.writer,i=n.extensionsUsed,r={};if(e.sheenRoughnessMap){let o={index:await n.processTextureAsync(e.sheenRoughnessMap),texCoord:e.sheenRoughnessMap.channel};n.applyTextureTransform(o,e.sheenRoughnessMap),r.sheenRoughnessTexture=o}if(e.sheenColorMap){let o={index:await n.processTextureAsync(e.sheenColorMap),texCoord:e.sheenColorMap.channel};n.applyTextureTransform(o,e.sheenColorMap),r.sheenColorTexture=o}r.sheenRoughnessFactor=e.sheenRoughness,r.sheenColorFactor=e.sheenColor.toArray(),t.extensions=t.extensions||{},t.extensions[this.name]=r,i[this.name]=!0}},Jf=class{constructor(e){this.writer=e,this.name="KHR_materials_anisotropy"}async writeMaterialAsync(e,t){if(!e.isMeshPhysicalMaterial||e.anisotropy==0)return;let n=this.writer,i=n.extensionsUsed,r={};if(e.anisotropyMap){let o={index:await n.processTextureAsync(e.anisotropyMap)};n.applyTextureTransform(o,e.anisotropyMap),r.anisotropyTexture=o}r.anisotropyStrength=e.anisotropy,r.anisotropyRotation=e.anisotropyRotation,t.extensions=t.extensions||{},t.extensions[this.name]=r,i[this.name]=!0}},jf=class{constructor(e){this.writer=e,this.name="KHR_materials_emissive_strength"}async writeMaterialAsync(e,t){if(!e.isMeshStandardMaterial||e.emissiveIntensity===1)return;let i=this.writer.extensionsUsed,r={};r.emissiveStrength=e.emissiveIntensity,t.extensions=t.extensions||{},t.extensions[this.name]=r,i[this.name]=!0}},Qf=class{constructor(e){this.writer=e,this.name="EXT_materials_bump"}async writeMaterialAsync(e,t){if(!e.isMeshStandardMaterial||e.bumpScale===1&&!e.bumpMap)return;let n=this.writer,i=n.extensionsUsed,r={};if(e.bumpMap){let o={index:await n.processTextureAsync(e.bumpMap),texCoord:e.bumpMap.channel};n.applyTextureTransform(o,e.bumpMap),r.bumpTexture=o}r.bumpFactor=e.bumpScale,t.extensions=t.extensions||{},t.extensions[this.name]=r,i[this.name]=!0}},ep=class{constructor(e){this.writer=e,this.name="EXT_mesh_gpu_instancing"}writeNode(e,t){if(!e.isInstancedMesh)return;let n=this.writer,i=e,r=new Float32Array(i.count*3),o=new Float32Array(i.count*4),a=new Float32Array(i.count*3),l=new lt,c=new L,h=new Lt,u=new L;for(let f=0;f<i.count;f++)i.getMatrixAt(f,l),l.decompose(c,h,u),c.toArray(r,f*3),h.toArray(o,f*4),u.toArray(a,f*3);let d={TRANSLATION:n.processAccessor(new Mt(r,3)),ROTATION:n.processAccessor(new Mt(o,4)),SCALE:n.processAccessor(new Mt(a,3))};i.instanceColor&&(d._COLOR_0=n.processAccessor(i.instanceColor)),t.extensions=t.extensions||{},t.extensions[this.name]={attributes:d},n.extensionsUsed[this.name]=!0,n.extensionsRequired[this.name]=!0}};ur.Utils={insertKeyframe:function(s,e){let n=s.getValueSize(),i=new s.TimeBufferType(s.times.length+1),r=new s.ValueBufferType(s.values.length+n),o=s.createInterpolant(new s.ValueBufferType(n)),a;if(s.times.length===0){i[0]=e;for(let l=0;l<n;l++)r[l]=0;a=0}else if(e<s.times[0]){if(Math.abs(s.times[0]-e)<.001)return 0;i[0]=e,i.set(s.times,1),r.set(o.evaluate(e),0),r.set(s.values,n),a=0}else if(e>s.times[s.times.length-1]){if(Math.abs(s.times[s.times.length-1]-e)<.001)return s.times.length-1;i[i.length-1]=e,i.set(s.times,0),r.set(s.values,0),r.set(o.evaluate(e),s.values.length),a=i.length-1}else for(let l=0;l<s.times.length;l++){if(Math.abs(s.times[l]-e)<.001)return l;if(s.times[l]<e&&s.times[l+1]>e){i.set(s.times.slice(0,l+1),0),i[l+1]=e,i.set(s.times.slice(l+1),l+2),r.set(s.values.slice(0,(l+1)*n),0),r.set(o.evaluate(e),(l+1)*n),r.set(s.values.slice((l+1)*n),(l+2)*n),a=l+1;break}}return s.times=i,s.values=r,a},mergeMorphTargetTracks:function(s,e){let t=[],n={},i=s.tracks;for(let r=0;r<i.length;++r){let o=i[r],a=Pt.parseTrackName(o.name),l=Pt.findNode(e,a.nodeName);if(a.propertyName!=="morphTargetInfluences"||a.propertyIndex===void 0){t.push(o);continue}if(o.createInterpolant!==o.InterpolantFactoryMethodDiscrete&&o.createInterpolant!==o.InterpolantFactoryMethodLinear){if(o.createInterpolant.isInterpolantFactoryMethodGLTFCubicSpline)throw new Error("THREE.GLTFExporter: Cannot merge tracks with glTF CUBICSPLINE interpolation.");console.warn("THREE.GLTFExporter: Morph target interpolation mode not yet supported. Using LINEAR instead."),o=o.clone(),o.setInterpolation(Fo)}let c=l.morphTargetInfluences.length,h=l.morphTargetDictionary[a.propertyIndex];if(h===void 0)throw new Error("THREE.GLTFExporter: Morph target name not found: "+a.propertyIndex);let u;if(n[l.uuid]===void 0){u=o.clone();let f=new u.ValueBufferType(c*u.times.length);for(let m=0;m<u.times.length;m++)f[m*c+h]=u.values[m];u.name=(a.nodeName||"")+".morphTargetInfluences",u.values=f,n[l.uuid]=u,t.push(u);continue}let d=o.createInterpolant(new o.ValueBufferType(1));u=n[l.uuid];for(let f=0;f<u.times.length;f++)u.values[f*c+h]=d.evaluate(u.times[f]);for(let f=0;f<o.times.length;f++){let m=this.insertKeyframe(u,o.times[f]);u.values[m*c+h]=o.values[f]}}return s.tracks=t,s},toTypedBufferAttribute:function(s,e){let t=new Mt(new e(s.count*s.itemSize),s.itemSize,!1);if(!s.normalized&&!s.isInterleavedBufferAttribute)return t.array.set(s.array),t;for(let n=0,i=s.count;n<i;n++)for(let r=0;r<s.itemSize;r++)t.setComponent(n,r,s.getComponent(n,r));return t}};async function E_(s){let e=new Ri;e.name=s.model.name;let t=new xn().rotateX(-Math.PI/2);t.name="z up",e.add(t);for(let o of[...s.bodies,s.soft.group])t.add(o.clone());t.add(cT(s.lines.group));let n=[];e.traverse(o=>{!o.visible&&n.push(o)}),n.forEach(o=>o.removeFromParent());for(let o of[...t.children])!(o instanceof Wt)&&!o.children.length&&o.removeFromParent();let i=new Map;e.traverse(o=>{o instanceof Wt&&(o.material=hT(o.material,i),o.geometry.hasAttribute("cubeDir")&&(o.geometry=o.geometry.clone(),o.geometry.deleteAttribute("cubeDir")))});let r=await new ur().parseAsync(e,{binary:!0,onlyVisible:!0});return new Blob([r],{type:"model/gltf-binary"})}function cT(s){let e=new xn;e.name=s.name;let t=new lt;for(let n of s.children)if(n instanceof Ps)for(let i=0;i<n.count;i++){let r=n.material.clone();n.getColorAt(i,r.color);let o=new Wt(n.geometry,r);n.getMatrixAt(i,t),t.decompose(o.position,o.quaternion,o.scale),e.add(o)}return e}function hT(s,e){let t=[s.color.getHexString(),s.emissive.getHexString(),s.opacity,s.side,s.map?.uuid].join(),n=e.get(t);return n||(n=new ja({color:s.color,emissive:s.emissive,map:s.map,opacity:s.opacity,transparent:s.opacity<1,roughness:.6,side:s.side}),e.set(t,n)),n}mt.enabled=!1;i_();var gu=class{constructor(e){this.events=e;this.element.className="view",this.canvas.tabIndex=0,this.canvas.setAttribute("role","img"),this.canvas.setAttribute("aria-label","3D view of the model"),this.names.className="names",this.names.setAttribute("aria-hidden","true"),this.element.append(this.canvas,this.names),this.renderer=new Qo({canvas:this.canvas,antialias:!0,preserveDrawingBuffer:!0}),this.renderer.outputColorSpace=As,this.renderer.shadowMap.enabled=!0,this.renderer.shadowMap.type=Fr,this.renderer.setPixelRatio(Math.min(2,devicePixelRatio)),this.perspective.up.set(0,0,1),this.orbit=new ta(this.perspective,this.canvas),this.orbit.enableDamping=!1,this.orbit.addEventListener("change",()=>this.stale=!0),this.canvas.addEventListener("dblclick",n=>this.pick(n)),this.canvas.addEventListener("pointerdown",n=>this.rightClick(n),!0),this.canvas.addEventListener("pointerdown",n=>this.grab(n),!0),this.canvas.addEventListener("pointermove",n=>this.drag(n)),this.canvas.addEventListener("pointerup",()=>this.letGo()),this.canvas.addEventListener("pointercancel",()=>this.letGo()),this.canvas.addEventListener("contextmenu",n=>n.preventDefault()),new ResizeObserver(()=>this.resize()).observe(this.element);let t=()=>{requestAnimationFrame(t),this.stale&&this.draw()};requestAnimationFrame(t)}events;element=document.createElement("div");canvas=document.createElement("canvas");names=document.createElement("canvas");renderer;perspective=new an(45,1,.01,100);orthographic=new Ur;camera=this.perspective;orbit;world=null;coming=null;overlays=null;visible={geomGroups:[!0,!0,!0,!1,!1,!1],siteGroups:[!0,!0,!0,!1,!1,!1],tendonGroups:[!0,!0,!0,!1,!1,!1],skinGroups:[!0,!0,!0,!1,!1,!1],transparent:!1,additive:!1,wireframe:!1,hulls:!1,texture:!0,islands:!1,tendons:!0,soft:!0,statics:!0};effects={shadows:!0,reflections:!0,sky:!0,fog:!1,haze:!0};cameraId=-1;tracked=-1;pulls=!1;frame=null;drawn=0;stale=!0;hold=null;async show(e,t,n){let i=new au(e,t,this.renderer.capabilities.getMaxAnisotropy());this.coming=i;try{await i.load()}catch(o){if(i.dispose(),this.coming!==i)return!1;throw o}if(this.coming!==i)return i.dispose(),!1;this.world?.dispose(),this.world=i,i.changed=()=>this.refresh();let r=this.overlays;return this.overlays=new lu(e,i),r&&(this.overlays.on=r.on),r&&(this.overlays.treeDepth=r.treeDepth),this.frame=null,this.resize(),n||this.home(e),this.perspective.near=e.visual.map.znear*e.stat.extent,this.perspective.far=Math.max(e.visual.map.zfar,100)*e.stat.extent,i.apply(this.visible),this.applyEffects(),this.perspective.updateProjectionMatrix(),!0}home(e){let t=e.visual,n=t.azimuth*Math.PI/180,i=t.elevation*Math.PI/180,r=new L(Math.cos(i)*Math.cos(n),Math.cos(i)*Math.sin(n),Math.sin(i));this.orbit.target.fromArray(e.stat.center),this.perspective.fov=t.fovy;let o=1.5*e.stat.extent/Math.min(1,this.perspective.aspect);this.perspective.position.copy(this.orbit.target).addScaledVector(r,-o),this.tracked=-1,this.cameraId=t.camera>=0&&t.camera<e.cameras.length?t.camera:-1,this.orbit.enabled=this.cameraId<0,this.orbit.update(),this.stale=!0}setCamera(e,t=-1){if(this.cameraId=e,this.tracked=t,this.orbit.enabled=e<0,t>0&&this.world){let n=this.world.bodies[t].position.clone().sub(this.orbit.target);this.orbit.target.add(n),this.perspective.position.add(n),this.orbit.update()}this.stale=!0}applyEffects(){let e=this.world;if(!e)return;e.lights.setShadows(this.effects.shadows),e.sky&&(e.sky.visible=this.effects.sky),e.haze.on=this.effects.haze&&this.effects.sky;let t=e.model.visual,n=e.model.stat.extent,i=new ze(t.rgba.fog[0],t.rgba.fog[1],t.rgba.fog[2]);e.scene.fog=this.effects.fog?new ka(i,t.map.fogstart*n,t.map.fogend*n):null,this.background(),this.refresh()}background(){if(!this.world)return;let e=getComputedStyle(document.documentElement).getPropertyValue("--stage").trim();this.world.scene.background=new ze(e||"#20242c"),this.stale=!0}select(e){this.world&&(this.world.selected=e,e>0&&this.local.fromArray(this.world.model.bodies[e].ipos),this.world.apply(this.visible),this.stale=!0)}refresh(){this.world?.apply(this.visible),this.overlays&&(this.overlays.markers.additive=this.visible.additive),this.frame&&this.overlays&&(this.world?.update(this.frame,this.visible),this.overlays.update(this.frame)),this.stale=!0}update(e){if(!this.world||!this.overlays)return;let t=new L;this.tracked>0&&t.copy(this.world.bodies[this.tracked].position).negate(),this.world.update(e,this.visible),this.overlays.update(e),this.tracked>0&&this.frame&&(t.add(this.world.bodies[this.tracked].position),this.orbit.target.add(t),this.perspective.position.add(t)),this.frame=e,this.stale=!0}resize(){let e=Math.max(1,this.element.clientWidth),t=Math.max(1,this.element.clientHeight);this.renderer.setSize(e,t,!1);let n=this.renderer.getPixelRatio();this.names.width=e*n,this.names.height=t*n,this.perspective.aspect=e/t,this.perspective.updateProjectionMatrix(),this.stale=!0}aim(){let e=this.world.model,t=e.cameras[this.cameraId];if(!t||!this.frame){this.free(e);return}let n=yt(this.frame.parts.cameras),i=7*this.cameraId,r=this.perspective.aspect;t.orthographic?this.flatten(t.fovy):(this.camera=this.fixed,this.fixed.fov=t.fovy,t.sensor[1]>0&&(this.fixed.fov=360/Math.PI*Math.atan(t.sensor[1]/2/t.lens[1])),this.fixed.aspect=r,this.fixed.near=this.perspective.near,this.fixed.far=this.perspective.far),this.camera.position.fromArray(n,i),this.camera.quaternion.set(n[i+4],n[i+5],n[i+6],n[i+3]),this.camera.updateProjectionMatrix()}free(e){if(e.visual.orthographic){let t=this.perspective.position.distanceTo(this.orbit.target);this.flatten(e.visual.fovy*t/(1.5*e.stat.extent)),this.camera.position.copy(this.perspective.position),this.camera.quaternion.copy(this.perspective.quaternion)}else this.camera=this.perspective,this.perspective.fov=e.visual.fovy,this.perspective.updateProjectionMatrix()}flatten(e){let t=this.orthographic;t.top=e/2,t.bottom=-t.top,t.right=t.top*this.perspective.aspect,t.left=-t.right,t.near=this.perspective.near,t.far=this.perspective.far,t.updateProjectionMatrix(),this.camera=t}fixed=new an;draw(){this.stale=!1;let e=this.world;e&&(this.aim(),this.camera.updateMatrixWorld(),e.lights.update(yt(this.frame?.parts.lights),this.camera),e.haze.aim(this.camera),e.mirrors.forEach(t=>t.hide()),this.effects.reflections&&e.mirrors.find(t=>t?.draw(this.renderer,e.scene,e.sky,this.camera)),this.renderer.render(e.scene,this.camera),this.overlays?.drawNames(this.names,this.camera,this.frame),this.drawn++)}ray(e){let t=this.canvas.getBoundingClientRect(),n=new Ve(2*(e.clientX-t.left)/t.width-1,1-2*(e.clientY-t.top)/t.height),i=new nl;return i.setFromCamera(n,this.camera),i}pick(e){if(!this.world)return;let t=this.world.pick(this.ray(e));if(this.events.select(t?t.body:-1),this.point=t?t.point.clone():null,this.point&&this.world.selected>0){let n=this.world.bodies[this.world.selected];this.local=this.point.clone().sub(n.position).applyQuaternion(n.quaternion.clone().invert())}}rightClick(e){if(e.button!==2)return;let t=this.clicked,n=e.timeStamp-t.time<400&&Math.hypot(e.clientX-t.x,e.clientY-t.y)<6;this.clicked={time:n?-1e9:e.timeStamp,x:e.clientX,y:e.clientY},n&&(e.stopImmediatePropagation(),this.lookAt(e))}clicked={time:-1e9,x:0,y:0};lookAt(e){let t=this.world?.pick(this.ray(e));if(!(!t||this.cameraId>=0)){if(e.ctrlKey||e.metaKey){t.body>0&&this.events.follow(t.body);return}this.perspective.position.add(t.point).sub(this.orbit.target),this.orbit.target.copy(t.point),this.orbit.update(),this.stale=!0}}point=null;local=new L;grab(e){let t=this.world;if(!t||t.selected<=0||!(e.ctrlKey||e.metaKey||this.pulls))return;e.stopImmediatePropagation(),e.preventDefault(),this.canvas.setPointerCapture(e.pointerId);let n=t.bodies[t.selected],i=this.local.clone().applyQuaternion(n.quaternion).add(n.position),r=this.camera.getWorldDirection(new L),o=e.button===0&&!e.shiftKey&&!this.pulls;this.hold={point:this.local.clone(),plane:new Hn().setFromNormalAndCoplanarPoint(r,i),turn:o,x:e.clientX,y:e.clientY,start:n.quaternion.clone()}}drag(e){let t=this.hold,n=this.world;if(!t||!n)return;if(t.turn){let r=2*Math.PI/this.canvas.clientHeight,o=new L(0,1,0).applyQuaternion(this.camera.quaternion),a=new L(1,0,0).applyQuaternion(this.camera.quaternion),l=new Lt().setFromAxisAngle(o,r*(e.clientX-t.x)).multiply(new Lt().setFromAxisAngle(a,r*(e.clientY-t.y))).multiply(t.start);this.events.turn(n.selected,[l.w,l.x,l.y,l.z]);return}let i=this.ray(e).ray.intersectPlane(t.plane,new L);i&&this.events.pull(n.selected,t.point.toArray(),i.toArray())}letGo(){this.hold&&this.events.release(),this.hold=null}picture(){return this.draw(),new Promise(e=>this.canvas.toBlob(e,"image/png"))}gltf(){return E_(this.world)}};var _u=class{constructor(e,t){this.link=e;this.view=new gu({select:h=>this.select(h),pull:(h,u,d)=>e.say("pull",{body:h,point:u,to:d}),turn:(h,u)=>e.say("turn",{body:h,quat:u}),release:()=>e.say("release"),follow:h=>this.looks.follow(h)});let n=()=>this.want();this.transport=new pu(e),this.controls=new qh(e),this.physics=new Yh(e),this.looks=new uu(this.view,n),this.plots=new du(n),this.watch=new fu(n),this.files=new $h(e,this.view,t),this.tree=new mu(e,h=>this.select(h));let i=G("aside",{class:"side left","aria-label":"Elements"},this.tree.element,this.tree.details),r=G("aside",{class:"side","aria-label":"Settings"},...this.controls.sections(),this.looks.element,this.plots.element,this.physics.element,this.watch.element,this.watch.timers,this.files.element),o=(h,u,d)=>Ru(u,d,f=>h.hidden=!f).element,a=matchMedia("(max-width: 900px)").matches;i.hidden=a,r.hidden=a;let l=Ru("Pull",!1,h=>this.view.pulls=h,"Drag pulls the selected body"),c=G("div",{class:"corner",role:"toolbar","aria-label":"Panels"},o(i,"Elements",!a),o(r,"Settings",!a),l.element);this.element=G("div",{class:"three"},i,G("main",{class:"center"},G("div",{class:"picture"},this.view.element,c,this.alerts),this.transport.element),r),document.addEventListener("keydown",h=>this.key(h))}link;element;view;files;watch;plots;tree;transport;controls;physics;looks;alerts=G("div",{class:"alerts",role:"status","aria-live":"polite"});model=null;shownAlerts="";async show(e,t,n){await this.view.show(e,t,n)&&(this.model=e,this.transport.model(e),this.controls.show(e),this.physics.show(e),this.looks.show(e),this.plots.show(e),this.watch.show(e),this.tree.show(e),this.want())}want(){let e=this.view.overlays,t=xi.state|(e?e.wanted():0);this.view.visible.islands&&(t|=xi.islands),this.plots.wants&&(t|=xi.stats|xi.sensors|xi.controllers),this.watch.timers.open&&(t|=xi.timers),this.link.say("want",{parts:t,watch:this.watch.names})}select(e){this.view.select(e),e>=0&&this.tree.ask("body",e)}parent(){let e=this.view.world?.selected??-1;e>0&&this.model&&this.select(this.model.bodies[e].parent||-1)}status(e){this.transport.status(e),this.controls.status(e),this.physics.status(e),this.files.status(e);let t=e.warnings.map(i=>`${i.name}, ${i.count} \xD7: ${i.text}`);e.trouble&&t.unshift(e.trouble);let n=t.join(`
`);n!==this.shownAlerts&&(this.shownAlerts=n,this.alerts.replaceChildren(...t.map(i=>G("p",{},i))))}frame(e){this.model&&(this.view.update(e),this.transport.frame(e),this.controls.frame(e),this.plots.frame(e),this.watch.frame(e))}answer(e){e.type==="details"&&this.tree.answer(e),e.type==="keyframe"&&this.files.keyframe(e.text)}key(e){let t=e.target,n=t.closest("input:not([type=range]):not([type=checkbox]), select, textarea, dialog[open]");if(!this.element.isConnected||n||e.ctrlKey||e.metaKey||e.altKey||t.closest("button, summary, input, a")&&(e.key===" "||e.key==="Enter"||e.key.startsWith("Arrow")))return;let r={c:"contactPoints",f:"contactForces",p:"contactSplit",j:"joints",u:"actuators",m:"centers",i:"inertia",e:"constraints",a:"links",y:"rays",q:"cameras",z:"lights","`":"volumes",",":"activation","'":"inertiaScaled",b:"appliedForces",o:"hand","\\":"meshTrees"},o={t:"transparent",h:"hulls",n:"islands",v:"tendons",d:"statics",";":"soft",x:"texture",w:"wireframe",l:"additive",s:"shadows",r:"reflections",k:"sky","/":"haze",g:"fog"},a={" ":()=>this.transport.toggle(),ArrowRight:()=>this.transport.step(1),ArrowLeft:()=>this.transport.back(1),Backspace:()=>this.link.say("reset"),"+":()=>this.transport.faster(1),"=":()=>this.transport.faster(1),"-":()=>this.transport.faster(-1),"[":()=>this.looks.cycle(-1),"]":()=>this.looks.cycle(1),Escape:()=>this.looks.free(),Home:()=>this.looks.home(),PageUp:()=>this.parent(),F6:()=>this.looks.cycleFrames(),F7:()=>this.looks.cycleNames()},l=e.key.length===1?e.key.toLowerCase():e.key,c=/^Digit([0-5])$/.exec(e.code);if(a[l])a[l]();else if(r[l])this.looks.toggleOverlay(r[l]);else if(o[l])this.looks.toggleFlag(o[l]);else if(c)this.looks.toggleGroup(e.shiftKey?"siteGroups":"geomGroups",Number(c[1]));else return;e.preventDefault()}};var tp=class{link;root=document.getElementById("app");title=G("h1",{class:"title"},"Dynamis studio");people=G("span",{class:"people"});toasts=G("div",{class:"toasts",role:"status","aria-live":"polite"});problems=G("section",{class:"problems",hidden:!0,"aria-label":"Problems of the model"});offline=G("p",{class:"offline",role:"alert",hidden:!0},"The connection is lost; trying again \u2026");stage=G("div",{class:"stage"});scene=-1;loading=-1;name="";mechanism=null;equations=null;spare=null;gallery=null;frame=null;frames=0;constructor(){this.link=new Bl({status:o=>{this.status(o)},frame:o=>this.bytes(o),answer:o=>this.answer(o),error:o=>this.fail(o),connected:o=>this.connected(o)});let e=localStorage.getItem("theme");e&&(document.documentElement.dataset.theme=e);let t=dt("Models",()=>this.link.say("close"),{title:"Go to the gallery"}),n=dt("\u25D0",()=>this.theme(),{"aria-label":"Light or dark"}),i=dt("?",()=>r.showModal(),{"aria-label":"Keyboard and mouse"}),r=dT();this.root.replaceChildren(G("header",{class:"top"},G("img",{src:"icon.svg",alt:"",width:24,height:24}),this.title,this.people,t,n,i),this.offline,this.problems,this.stage,this.toasts,r),document.addEventListener("keydown",o=>{let a=o.target.closest("input:not([type=range]):not([type=checkbox]), select");(o.key==="F1"||o.key==="?"&&!a)&&(o.preventDefault(),r.open||r.showModal())}),this.link.connect()}connected(e){this.offline.hidden=e,e&&(this.scene=this.loading=-1)}theme(){let e=document.documentElement,t=getComputedStyle(e).getPropertyValue("color-scheme").trim()==="dark";e.dataset.theme=t?"light":"dark",localStorage.setItem("theme",e.dataset.theme),this.mechanism?.view.background(),this.equations?.recolor()}async status(e){this.showPeople(e),this.showProblems(e.problems),e.scene!==this.scene&&e.scene!==this.loading&&(this.loading=e.scene,await this.load(e.scene)),e.run&&this.scene===e.scene&&(this.mechanism?.status(e.run),this.equations?.status(e.run))}async load(e){let t=await od("model");if(this.loading!==e)return;let n=t.name===this.name;if(this.name=t.name,this.title.textContent=this.name||"Dynamis studio",document.title=this.name?`${this.name} \u2013 Dynamis studio`:"Dynamis studio",!t.model)this.leave(),this.gallery=new Xh(this.link),this.stage.replaceChildren(this.gallery.element),this.link.say("files");else if(t.model.kind==="mechanism"){this.mechanism||(this.leave(),this.spare??=new _u(this.link,i=>this.toast(i)),this.mechanism=this.spare,this.stage.replaceChildren(this.mechanism.element));try{await this.mechanism.show(t.model,t.scene,n)}catch(i){if((await od("model")).scene===t.scene)throw i;return}}else this.leave(),this.equations=new Wh(t.model,this.link),this.stage.replaceChildren(G("div",{class:"two"},this.equations.main,G("aside",{class:"side","aria-label":"Settings"},...this.equations.side))),this.link.say("want",{parts:0,watch:[]});this.loading===e&&(this.scene=t.scene,this.link.status?.run&&this.link.status.scene===this.scene&&(this.mechanism?.status(this.link.status.run),this.equations?.status(this.link.status.run)))}leave(){this.equations?.dispose(),this.mechanism=this.equations=this.gallery=null}bytes(e){let t=new Uint8Array(e,0,1)[0],n=this.link.status?.scene===this.scene;t===70?(n&&this.mechanism&&(this.frame=t_(e),this.frames++,this.mechanism.frame(this.frame)),requestAnimationFrame(()=>this.link.say("seen"))):(n&&this.equations?.data(e),this.link.say("seen"))}answer(e){if(e.type==="files")this.gallery?.show(e),this.mechanism?.files.listed(e.recordings);else if(e.type==="asks"){let t=this.toast(`Page ${e.page} asks to drive.`,2e4);t.append(dt("Hand over",()=>{this.link.say("hand",{to:e.page}),t.remove()}))}else this.mechanism?.answer(e)}fail(e){(e.startsWith("there is no field")||e.includes("is not the name of a field"))&&this.mechanism?.watch.drop(),this.toast(e,8e3,"bad")}showPeople(e){let t=[];e.pages.length>1&&t.push(G("span",{class:"muted"},`${e.pages.length} pages`)),e.you!==e.driver?t.push(G("span",{class:"chip"},"watching"),dt("Ask to drive",()=>this.link.say("drive"))):e.pages.length>1&&t.push(G("span",{class:"chip"},"you drive"));let n=t.map(i=>typeof i=="string"?i:i.textContent).join("|");this.people.dataset.now!==n&&(this.people.dataset.now=n,this.people.replaceChildren(...t))}showProblems(e){let t=JSON.stringify(e);if(this.problems.dataset.now===t)return;this.problems.dataset.now=t;let n=e.some(i=>i.severity==="error");this.problems.hidden=e.length===0,this.problems.classList.toggle("errors",n),this.problems.setAttribute("role",n?"alert":"status"),this.problems.replaceChildren(G("details",{open:n},G("summary",{},n?"The model has errors; the last good one is shown":`${e.length} ${e.length===1?"note":"notes"} about the model`),G("ul",{},...e.map(i=>G("li",{},i.source?G("code",{},`${i.source}:${i.line}:${i.column}`):null," ",i.element?G("span",{class:"muted"},`${i.element}: `):null,i.problem,i.fix?G("div",{class:"fix"},`fix: ${i.fix}`):null)))))}toast(e,t=5e3,n=""){let i=G("div",{class:`toast ${n}`},e);for(this.toasts.append(i);this.toasts.children.length>4;)this.toasts.firstElementChild.remove();return setTimeout(()=>i.remove(),t),i}},uT=[["Space","run or pause"],["\u2192  \u2190","step, step back"],["Backspace","reset"],["+  \u2212","faster, slower"],["[  ]","camera before, next camera"],["Esc","free camera; Home: as the model wants to be seen"],["F1 or ?","this list"],["0 \u2026 5","groups of geoms; with Shift, of sites"],["C  F  P","contact points, contact forces, these split"],["J  M","joints, centers of mass"],["U  ,","actuators, in the colors of their controls; of their activations"],["I  '","inertia; at the density of water"],["B  O","applied forces, the hand that pulls"],["E  A  Y","equalities, lines from joint to joint, rays of range finders"],["Q  Z","cameras, lights"],["`  \\","bounding volumes of bodies, trees of meshes"],["F6  F7","frames, names: the next kind"],["T  L","transparent; what is transparent adds to what is behind it"],["H  N","convex hulls, islands and sleep"],["V  D  ;","tendons, what never moves, soft bodies and skins"],["X  W","textures, wireframe"],["S  R  K  /  G","shadows, reflections, sky, haze, fog"],["Drag","turn the view; right button: move; wheel: zoom"],["Double click","select a body; right button: look there; with Ctrl: follow it"],["Page up","select the parent of the body"],["Ctrl + right drag","pull the selected body (also Ctrl + Shift + drag)"],["Ctrl + drag","turn the selected body"]];function dT(){let s=dt("Close",()=>e.close(),{class:"primary"}),e=G("dialog",{class:"help","aria-label":"Keyboard and mouse"},G("h2",{},"Keyboard and mouse"),G("table",{},G("tbody",{},...uT.map(([t,n])=>G("tr",{},G("th",{scope:"row"},t),G("td",{},n))))),G("p",{},G("a",{href:"LICENSES.txt"},"Licenses of the libraries in this page")),s);return e}var fT=new tp;window.studio=fT;
